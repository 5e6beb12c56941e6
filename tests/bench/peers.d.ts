/** Peers that come without types: as much of them as is timed. */
declare module 'noisejs' {
  export class Noise {
    constructor(seed: number);
  }
}
declare module 'fastnoise-lite' {
  export default class FastNoiseLite {
    constructor(seed: number);
    static NoiseType: Record<'Value' | 'Perlin' | 'OpenSimplex2' | 'Cellular', string>;
    static CellularDistanceFunction: Record<'Euclidean', string>;
    static CellularReturnType: Record<'Distance', string>;
    SetNoiseType(type: string): void;
    SetFrequency(frequency: number): void;
    SetCellularDistanceFunction(name: string): void;
    SetCellularReturnType(name: string): void;
  }
}
declare module '@stdlib/random-base-mt19937' {
  export function factory(options: { seed: number }): () => number;
}
