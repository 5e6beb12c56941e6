import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/three-cards/definition';
import { model } from '../../../components/widgets/three-cards/model';

const start = defaults(definition.parameters);
const paths = (method: typeof start.method) => model({ ...start, method }).orders.map((order) => order.paths);

describe('three-cards', () => {
  it('counts 27 paths of the wrong shuffle as 4, 5, 5, 5, 4, 4', () => {
    expect(paths('swap-any')).toEqual([4, 5, 5, 5, 4, 4]);
    expect(model(start).outputs).toEqual({ paths: 27, most: 5, least: 4 });
  });

  it('counts one path to each order for Fisher and Yates', () => {
    expect(paths('fisher-yates')).toEqual([1, 1, 1, 1, 1, 1]);
    const values = { ...start, method: 'fisher-yates' } as const;
    expect(definition.say(values, model(values).outputs)).toContain('that is fair');
  });

  it('counts two paths for off by one, to the two circles', () => {
    const { orders, outputs } = model({ ...start, method: 'sattolo' });
    expect(orders.filter((order) => order.paths > 0).map(({ cards }) => cards.join(''))).toEqual([
      '231',
      '312',
    ]);
    expect(outputs).toEqual({ paths: 2, most: 1, least: 0 });
  });

  it('finds the engine’s own sort unfair', () => {
    const { outputs } = model({ ...start, method: 'comparator' });
    expect(outputs.most).toBeGreaterThan(outputs.least!);
  });

  it.each(['fisher-yates', 'swap-any', 'comparator', 'sattolo'] as const)(
    'measures what it counted: %s',
    (method) => {
      const { orders, outputs } = model({ ...start, method, runs: '20000' });
      expect(orders.reduce((sum, order) => sum + order.paths, 0)).toBe(outputs.paths);
      expect(orders.reduce((sum, order) => sum + order.measured, 0)).toBeCloseTo(1);
      for (const order of orders)
        expect(Math.abs(order.measured - order.paths / outputs.paths!)).toBeLessThan(0.012);
    },
  );
});
