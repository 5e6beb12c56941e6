/**
 * The line that embeds an item in somebody else's page: as high as its content where the browser or the host sees to
 * it, 420 pixels elsewhere.
 */
export function embedCode(address: string, title: string): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="420" loading="lazy" allow="fullscreen"\n` +
    `  style="width:100%;height:auto;min-height:420px;border:0;frame-sizing:content-height"></iframe>`
  );
}
