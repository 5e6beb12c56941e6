/** The line that embeds a figure in somebody else's page. */
export function embedCode(address: string, title: string): string {
  return (
    `<iframe src="${address.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="560" ` +
    `loading="lazy" style="width:100%;min-height:560px;border:0"></iframe>`
  );
}
