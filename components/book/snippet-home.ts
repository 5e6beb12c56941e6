/** The book may stand elsewhere than where it was built for; what is copied from its pages must lead to where it is. */
for (const code of document.querySelectorAll<HTMLElement>('[data-built-for]')) {
  const { builtFor, base } = code.dataset;
  code.textContent = code.textContent!.replaceAll(builtFor!, new URL(base!, location.href).href);
}

export {};
