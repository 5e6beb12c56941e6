import { holdAll } from './main';

Object.assign(globalThis, { holdAll: (pattern: string) => holdAll(pattern, () => undefined) });
