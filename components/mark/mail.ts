/** The parts of a mail that are packed as base64, as plain text behind the mail: receipts may stand in them. */
const PART = /^content-transfer-encoding:[ \t]*base64\b[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/gim;

export function openMail(text: string): string {
  const parts = [...text.matchAll(PART)].map(([, body]) => {
    try {
      const raw = atob(body!.replace(/\s/g, ''));
      return new TextDecoder().decode(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)));
    } catch {
      return '';
    }
  });
  return [text, ...parts].join('\n');
}
