import { define } from '../../widget-kit/definition';
import { entryNames, weightsOf } from '../../widget-kit/weights';

export const definition = define({
  name: 'alias-table',
  title: 'An alias table, built',
  question: 'How can any table be dealt into columns of equal height, two entries to a column?',
  chapter: 'weighted-loot',
  caption:
    'Each entry stands as high as its share times the number of columns. A step takes a column that is too low and fills it up from one that is too high. Try this: step to the end, then find every column that the first entry lives in.',
  shape: { wide: 1.9, narrow: 1 },
  parameters: {
    steps: {
      kind: 'number',
      control: 'slider',
      label: 'Steps',
      help: 'How many columns have been finished. Once all of them are, more steps change nothing.',
      default: 1,
      min: 0,
      max: 8,
    },
    weights: {
      kind: 'weights',
      label: 'Weights',
      help: 'The weight of each entry. The arrow keys change the one that the caret is in.',
      default: '60 25 12 3',
      most: 8,
    },
  },
  outputs: {
    column: { label: 'Column' },
    cut: { label: 'Cut', digits: 3 },
    alias: { label: 'Alias' },
    left: { label: 'Alias has left', digits: 3 },
  },
  say({ steps, weights }, { column, cut, alias, left }) {
    const names = entryNames(weightsOf(weights).length);
    if (steps === 0 || column === null)
      return `${names.length} entries stand in ${names.length} columns, and no column is finished.`;
    const done = `${Math.min(steps, names.length)} of ${names.length} columns are finished.`;
    if (alias === column) return `Column ${column} holds ${names[column]} alone. ${done}`;
    return (
      `Column ${column}: ${names[column]} fills ${Number(cut!.toFixed(3))} of it and ${names[alias!]} the rest, ` +
      `with ${Number(left!.toFixed(3))} of a column left over. ${done}`
    );
  },
  code: ['aliasSteps', 'aliasHeights'],
  clock: { parameter: 'steps', perSecond: 0.7 },
});
