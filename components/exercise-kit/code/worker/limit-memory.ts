/**
 * A worker has no memory limit of its own. The calls that take much at one stroke are held back here; what a program
 * gathers piece by piece is bounded by its two seconds, and by the frame's own process where the browser gives it one.
 */

/** Bytes of all typed arrays and buffers together. */
const BYTES = 128 * 2 ** 20;
/** Entries of one array, characters of one text. */
const ITEMS = 2 ** 24;

const tooMuch = () => new RangeError('out of memory: the program asks for more than it may have here');

type Construct = new (...given: unknown[]) => object;

export function limitMemory(): void {
  const world = globalThis as unknown as Record<string, Construct>;
  let taken = 0;

  function limited(name: string, fits: (given: unknown[]) => boolean): void {
    const original = world[name];
    if (!original) return;
    const build = (given: unknown[]) => {
      if (!fits(given)) throw tooMuch();
    };
    const standIn = new Proxy(original, {
      construct(target, given: unknown[], made) {
        build(given);
        return Reflect.construct(target, given, made) as object;
      },
      apply(target, self, given: unknown[]) {
        build(given);
        return Reflect.apply(target as unknown as () => object, self, given);
      },
    });
    world[name] = standIn;
    (original.prototype as { constructor: unknown }).constructor = standIn;
  }

  limited('Array', ([length, ...more]) => more.length > 0 || typeof length !== 'number' || length <= ITEMS);
  limited('ArrayBuffer', ([bytes]) => (taken += Number(bytes) || 0) <= BYTES);
  for (const [name, size] of Object.entries({
    Uint8Array: 1,
    Int8Array: 1,
    Uint8ClampedArray: 1,
    Uint16Array: 2,
    Int16Array: 2,
    Float16Array: 2,
    Uint32Array: 4,
    Int32Array: 4,
    Float32Array: 4,
    Float64Array: 8,
    BigUint64Array: 8,
    BigInt64Array: 8,
  })) {
    limited(name, ([length]) => typeof length !== 'number' || (taken += length * size) <= BYTES);
  }

  const { repeat } = String.prototype;
  String.prototype.repeat = function (this: string, count: number) {
    if (this.length * count > ITEMS) throw tooMuch();
    return Reflect.apply(repeat, this, [count]) as string;
  };
}
