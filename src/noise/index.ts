/** Coherent noise: nearby places have nearby values. */
export { lerp, smoothstep } from './blend';
export { fractal2 } from './fractal';
export { hash01 } from './hash';
export { heading } from './heading';
export { value2 } from './value';
