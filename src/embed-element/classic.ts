/** `/embed/v1.classic.js`: the same for pages whose module scripts are blocked. */
import { define } from './dice-drift';

define((document.currentScript as HTMLScriptElement).src);
