import { useEffect, useRef } from 'preact/hooks';
import type { Json } from '../../src/progress';
import type { GoalExercise } from './exercise';
import { FigureBeside } from './figure-beside';
import { Icon } from './Icon';
import { judgeGoal, type Standing } from './judge-goal';
import type { Kind, ViewProps } from './kind';

type Exercise = GoalExercise<never>;
type Answer = (Standing & Readonly<Record<string, Json>>) | undefined;

function Goal({ posed, answer, change, disabled, round }: ViewProps<Exercise, Answer>) {
  const root = useRef<HTMLDivElement>(null);
  const figure = useRef<FigureBeside>();
  // Listeners outlive a render: they reach the newest one through here.
  const latest = useRef({ posed, change });
  latest.current = { posed, change };
  const start = () => {
    const { exercise, variant } = latest.current.posed;
    return exercise.start(variant as never);
  };

  useEffect(() => {
    if (disabled) return;
    const beside = new FigureBeside(root.current!.closest('[data-exercise]')!);
    figure.current = beside;
    const stop = beside.listen((stands) => latest.current.change(stands as NonNullable<Answer>), start);
    if (answer) beside.set(answer.values);
    else beside.ask();
    return stop;
  }, [disabled]);

  const shown = useRef({ seed: posed.seed, round });
  useEffect(() => {
    if (shown.current.seed === posed.seed && shown.current.round === round) return;
    shown.current = { seed: posed.seed, round };
    figure.current?.set(answer?.values ?? start());
  }, [posed.seed, round]);

  const holds = answer && judgeGoal(posed, answer).outcome === 'right';
  return (
    <div class="goal" ref={root}>
      <p class={`holds holds-${holds ? 'yes' : 'no'}`} aria-live="polite">
        {holds && <Icon of="right" />}
        {holds ? 'The goal holds now: check it.' : 'The goal does not hold yet.'}
      </p>
    </div>
  );
}

function isStanding(stored: unknown): stored is NonNullable<Answer> {
  const part = (name: string) => (stored as Record<string, unknown> | null | undefined)?.[name];
  return (
    typeof part('values') === 'object' &&
    part('values') !== null &&
    typeof part('outputs') === 'object' &&
    part('outputs') !== null
  );
}

export const goal: Kind<Exercise, Answer> = {
  restore: (_, stored) => (isStanding(stored) ? stored : undefined),
  judge: judgeGoal,
  right({ exercise, variant }) {
    const start = exercise.start(variant as never);
    const moved = Object.entries(exercise.reached(variant as never)).filter(
      ([name, to]) => start[name] !== to,
    );
    return `for example ${moved.map(([name, to]) => `${name} ${to}`).join(', ')}`;
  },
  View: Goal,
  live: true,
};
