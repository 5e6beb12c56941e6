/** Says once a page that progress is not kept on this device, when that is so. */
const line = document.querySelector<HTMLElement>('.unsaved');

document.addEventListener('dd-unsaved', (event) => {
  if (!line || !line.hidden) return;
  line.textContent = (event as CustomEvent<string>).detail;
  line.hidden = false;
});
