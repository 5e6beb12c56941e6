import { holdContest } from './main';

Object.assign(globalThis, { holdContest });
