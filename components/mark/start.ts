import { h, hydrate } from 'preact';
import { Mark } from './Mark';

hydrate(h(Mark, {}), document.querySelector('[data-mark]')!);
