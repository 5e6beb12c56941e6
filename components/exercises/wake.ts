/**
 * Wakes the exercises and predictions of a page, each when it comes near the screen. Until then the page costs no
 * more script than this.
 */
import { whenNear } from '../widget-kit/when-near';
import { wakeExercise } from './wake-exercise';

// Well before it is on screen: until it wakes, the Tab key passes it by.
whenNear('[data-exercise-id]', '400px', wakeExercise);
