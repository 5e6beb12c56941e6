import type { Parameter } from './definition';
import { LARGEST_WEIGHT } from './weights';

/** A parameter's legal values in words, for its row of the table. */
export function legalValues(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'choice':
      return parameter.options.map(({ value }) => value).join(', ');
    case 'flag':
      return '1 or 0';
    case 'seed':
      return '0 to 4294967295, or a word';
    case 'weights':
      return `2 to ${parameter.most} numbers from 0 to ${LARGEST_WEIGHT}, not all 0`;
    case 'number': {
      const { min, max, step = 1 } = parameter;
      return `${min} to ${max}${step === 1 ? '' : `, in steps of ${step}`}`;
    }
  }
}
