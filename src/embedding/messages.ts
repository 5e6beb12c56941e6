/** What a host may ask of an embed. Whatever is not exactly that is nothing. */

const TYPES = ['dd.set', 'dd.get', 'dd.reset', 'dd.submit', 'dd.restore', 'dd.theme', 'dd.print'] as const;
export type CommandType = (typeof TYPES)[number];

/** How much a host may say at once, in characters of JSON. */
const MOST = 100_000;
const MOST_PARAMETERS = 50;

export interface Command {
  readonly type: CommandType;
  /** Sent back with the answer. */
  readonly mid?: string | number;
  /** Of `dd.set`: values as a person would type them, by their names in an address. */
  readonly params?: ReadonlyMap<string, string>;
  /** Of `dd.restore`. */
  readonly state?: unknown;
  /** Of `dd.theme`. */
  readonly theme?: string;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSmall(value: unknown): boolean {
  try {
    return (JSON.stringify(value) ?? '').length <= MOST;
  } catch {
    return false; // circular, or a number too large for JSON
  }
}

/** `modulusBits` is `modulus-bits` in an address; a host may write either. */
function addressName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function readParams(value: unknown): ReadonlyMap<string, string> | undefined {
  if (!isFields(value)) return undefined;
  const entries = Object.entries(value).filter(([, part]) =>
    ['string', 'number', 'boolean'].includes(typeof part),
  );
  if (entries.length > MOST_PARAMETERS) return undefined;
  return new Map(
    entries.map(([name, part]) => [
      addressName(name),
      typeof part === 'boolean' ? String(Number(part)) : String(part),
    ]),
  );
}

/**
 * Reads a message.
 *
 * @param id the embed's own: a message that names another is for another
 */
export function readCommand(data: unknown, id: string): Command | undefined {
  if (!isFields(data) || data['v'] !== 1) return undefined;
  const type = TYPES.find((known) => known === data['type']);
  if (!type || (data['id'] !== undefined && data['id'] !== id)) return undefined;
  const { mid } = data;
  const named = typeof mid === 'string' ? mid.length <= 200 : Number.isFinite(mid);
  if (mid !== undefined && !named) return undefined;
  if (!isSmall(data)) return undefined;
  const command = { type, ...(mid !== undefined && { mid: mid as string | number }) };
  switch (type) {
    case 'dd.set': {
      const params = readParams(data['params']);
      return params && { ...command, params };
    }
    case 'dd.restore':
      return { ...command, state: data['state'] };
    case 'dd.theme':
      return typeof data['theme'] === 'string' ? { ...command, theme: data['theme'] } : undefined;
    default:
      return command;
  }
}
