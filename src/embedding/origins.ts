/** The origin a text names, such as `https://school.example`; undefined where it names none that can be posted to. */
export function originOf(text: string): string | undefined {
  try {
    const { protocol, origin } = new URL(text.trim());
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Whether results and state may go to a host of this origin. Without a list, any host may have them. */
export function mayHear(parents: readonly string[] | undefined, origin: string): boolean {
  return parents === undefined || parents.includes(origin);
}
