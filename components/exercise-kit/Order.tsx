/** Rows to be put in order. */
import type { OrderExercise } from './exercise';
import { judgeOrder } from './judge-order';
import type { Kind, ViewProps } from './kind';
import { Rows } from './Rows';

type Exercise = OrderExercise<never>;

function Order({ posed, answer, change, disabled, id }: ViewProps<Exercise, readonly string[]>) {
  return (
    <Rows
      id={id}
      rows={posed.rows}
      lists={[{ label: 'Your order', ids: answer, ordered: true }]}
      disabled={disabled}
      change={([ids]) => change(ids!)}
    />
  );
}

export const order: Kind<Exercise, readonly string[]> = {
  restore({ rows }, stored) {
    const drawn = rows.map(({ id }) => id);
    if (!Array.isArray(stored) || stored.length !== drawn.length) return drawn;
    return drawn.every((id) => stored.includes(id)) ? (stored as string[]) : drawn;
  },
  judge: judgeOrder,
  View: Order,
};
