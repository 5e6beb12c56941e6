/**
 * Wakes the figures of a page, each when it comes near the screen. Until then the page costs no more script than
 * this.
 */
import { whenNear } from '../widget-kit/when-near';
import { wakeFigure } from './wake-figure';

whenNear('[data-island="widget"]', '200px', wakeFigure);
