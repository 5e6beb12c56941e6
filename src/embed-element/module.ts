/** `/embed/v1.js`: defines the element in a page that loads modules. */
import { define } from './dice-drift';

define(import.meta.url);
