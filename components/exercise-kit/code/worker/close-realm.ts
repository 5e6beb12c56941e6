/**
 * Makes the worker's own world safe to share with a program that nobody has read: what is not JavaScript itself is
 * taken away (network, storage, messages, workers, timers), and what is left is frozen, so that the checks, which
 * run in the same world, keep working as they were written.
 */

/** JavaScript itself, without `SharedArrayBuffer` and `Atomics`, which can only wait. */
const KEPT = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError InternalError globalThis JSON
  Math Intl ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array Float32Array
  Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set Iterator WeakMap WeakSet WeakRef
  FinalizationRegistry Proxy Reflect decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape eval
  isFinite isNaN`.split(/\s+/),
);

type Holder = Record<PropertyKey, unknown>;

function removeAllBut(kept: ReadonlySet<string>): void {
  const world = globalThis as unknown as Holder;
  const chain: object[] = [];
  for (
    let at: object | null = world;
    at && at !== Object.prototype;
    at = Object.getPrototypeOf(at) as object | null
  )
    chain.push(at);
  for (const place of chain) {
    for (const name of Reflect.ownKeys(place)) {
      if (typeof name === 'string' && kept.has(name)) continue;
      if (Reflect.deleteProperty(place, name)) continue;
      Reflect.defineProperty(place, name, { value: undefined, writable: false, configurable: false });
    }
  }
  for (const name of kept) {
    if (Object.hasOwn(world, name))
      Reflect.defineProperty(world, name, { writable: false, configurable: false });
  }
}

/**
 * A frozen prototype would forbid `error.name = 'Mine'` on an error of one's own, since the name above it cannot be
 * written. As accessors the same properties can be set below, and not here.
 */
function letOwnBeSet(prototype: object): void {
  for (const name of ['constructor', 'name', 'message', 'toString', 'valueOf', 'toLocaleString']) {
    const found = Object.getOwnPropertyDescriptor(prototype, name);
    if (!found || !('value' in found) || !found.configurable) continue;
    const value: unknown = found.value;
    Object.defineProperty(prototype, name, {
      get: () => value,
      set(this: object, next: unknown) {
        if (this === prototype)
          throw new TypeError(`${name} belongs to the language: it cannot be replaced here`);
        Object.defineProperty(this, name, {
          value: next,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
      enumerable: false,
      configurable: false,
    });
  }
}

/** Freezes everything that can be reached from these. */
function freezeAll(roots: readonly unknown[]): void {
  const todo = [...roots];
  const seen = new Set<object>([globalThis]);
  for (let next = todo.pop(); todo.length > 0 || next !== undefined; next = todo.pop()) {
    if ((typeof next !== 'object' && typeof next !== 'function') || next === null || seen.has(next)) continue;
    seen.add(next);
    todo.push(Object.getPrototypeOf(next));
    for (const part of Reflect.ownKeys(next)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(next, part)!;
      todo.push(...[value, get, set].filter((found) => found !== undefined && found !== null));
    }
    Object.freeze(next);
  }
}

/** What no name leads to: iterators, and the makers of generators and async functions. */
function hidden(): unknown[] {
  return [
    [][Symbol.iterator](),
    ''[Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    'a'.matchAll(/a/g),
    function* () {
      yield 0;
    },
    async () => undefined,
    async function* () {
      yield 0;
    },
  ].filter((found) => found !== null);
}

/** @param more objects of the checker itself that a program could reach */
export function closeRealm(more: readonly unknown[]): void {
  removeAllBut(KEPT);
  const world = globalThis as unknown as Holder;
  const errors = [...KEPT].filter((name) => name.endsWith('Error') && typeof world[name] === 'function');
  letOwnBeSet(Object.prototype);
  for (const name of errors) letOwnBeSet((world[name] as { prototype: object }).prototype);
  const language = [...KEPT].filter((name) => Object.hasOwn(world, name)).map((name) => world[name]);
  freezeAll([...language, ...hidden(), ...more]);
}
