/** What every exercise of the book promises, proved over many of its variants. */
import { describe, expect, it } from 'vitest';
import type {
  AnyExercise,
  ChoiceExercise,
  CodeExercise,
  GoalExercise,
  NumericExercise,
  OrderExercise,
  ParsonsExercise,
  SketchExercise,
  TraceExercise,
} from '../../components/exercise-kit/exercise';
import { judgeChoice } from '../../components/exercise-kit/judge-choice';
import { judgeNumeric } from '../../components/exercise-kit/judge-numeric';
import { judgeOrder } from '../../components/exercise-kit/judge-order';
import { judgeParsons } from '../../components/exercise-kit/judge-parsons';
import { judgeTrace } from '../../components/exercise-kit/judge-trace';
import { isPrediction } from '../../components/exercise-kit/prediction';
import { programOf, sourceOf } from '../../components/exercise-kit/program';
import { nextVariantSeed, pose, type Posed } from '../../components/exercise-kit/variants';
import { exercises } from '../../components/exercises/registry';
import { dataOf } from '../../components/widget-kit/data';
import { defaults } from '../../components/widget-kit/definition';
import { checkStart } from '../../components/widgets/check-start';
import { widgetNamed } from '../../components/widgets/registry';
import { checksOf, judged } from '../unit/exercise-kit/judged-program';
import { plainForm, writtenForms } from '../unit/exercise-kit/written-forms';

const SEEDS = 1000;
/** A widget's model is more work. */
const GOAL_SEEDS = 60;

/** Even seeds in order, and some from all over the range. */
const seeds = Array.from({ length: SEEDS }, (_, k) => (k < SEEDS - 20 ? k : 4294967295 - k * 1234567));

type Any = Posed<AnyExercise>;

function eachVariant(exercise: AnyExercise, count: number, look: (posed: Any) => string | undefined): void {
  const broken: string[] = [];
  for (const seed of seeds.slice(0, count)) {
    const problem = look(pose(exercise, seed));
    if (problem) broken.push(`variant ${seed}: ${problem}`);
  }
  expect(broken.slice(0, 5), `${broken.length} of ${count} variants`).toEqual([]);
}

const asText = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

function textsOf({ exercise, variant, prompt, hints, solution, options, rows }: Any): string[] {
  const more: string[] = [];
  if (exercise.kind === 'numeric') more.push(...exercise.mistakes(variant).map(({ say }) => say));
  if (exercise.kind === 'trace') {
    more.push(
      exercise.program,
      ...exercise.blanks(variant),
      ...exercise.mistakes(variant).map(({ say }) => say),
    );
  }
  if (exercise.kind === 'sketch') more.push(exercise.unit, ...exercise.bars(variant));
  if (exercise.kind === 'order') more.push(...exercise.mistakes(variant).map(({ say }) => say));
  if (exercise.kind === 'parsons') more.push(...exercise.lines.flatMap(({ trap }) => trap?.say ?? []));
  more.push(...rows.map(({ text }) => text));
  more.push(...options.flatMap(({ text, say }) => [text, say]));
  return [exercise.title, prompt, solution, ...hints, ...more];
}

function textProblem(posed: Any): string | undefined {
  if (posed.hints.length === 0) return 'no hints';
  for (const text of textsOf(posed)) {
    if (text.trim() === '') return 'an empty text';
    if (/\b(?:NaN|undefined|Infinity)\b|\[object /.test(text)) return text;
    if (text.split('`').length % 2 === 0) return `a backtick without its other: ${text}`;
  }
  return undefined;
}

function numericProblem(drawn: Posed<NumericExercise<never>>): string | undefined {
  const { asked } = drawn.exercise;
  const answer = drawn.exercise.answer(drawn.variant as never);
  const mistakes = drawn.exercise.mistakes(drawn.variant as never);
  // An answer may be long work: it is done once here, not once for every way to write it.
  const posed = { ...drawn, exercise: { ...drawn.exercise, answer: () => answer, mistakes: () => mistakes } };
  for (const form of writtenForms(answer, asked)) {
    const { outcome, say } = judgeNumeric(posed, form);
    if (outcome !== 'right') return `"${form}" is ${outcome}: ${say}`;
  }
  const known = mistakes.map(({ answer, say }) => ({ form: plainForm(answer, asked), say }));
  for (const { form, say } of known) {
    const judged = judgeNumeric(posed, form);
    // Two mistakes may lead to one number: then the first speaks.
    const expected = known.find((other) => other.form === form)!.say;
    if (judged.outcome !== 'wrong' || judged.say !== expected)
      return `the mistake "${form}" (${say}) is told: ${judged.say}`;
  }
  return undefined;
}

function choiceProblem(posed: Posed<ChoiceExercise<never>>): string | undefined {
  const { exercise, options } = posed;
  const right = options.filter((option) => option.right);
  if (right.length === 0) return 'no option is right';
  if (!exercise.several && right.length > 1) return 'more than one option is right';
  if (new Set(options.map(({ id }) => id)).size < options.length) return 'two options share an id';
  if (new Set(options.map(({ text }) => text)).size < options.length) return 'two options read the same';
  const firstLast = options.findIndex(({ last }) => last);
  if (firstLast >= 0 && options.slice(firstLast).some(({ last }) => !last))
    return 'a last option is not last';
  const pick = (ids: string[]) => judgeChoice(posed, ids);
  if (pick(right.map(({ id }) => id)).outcome !== 'right') return 'the right options are refused';
  for (const wrong of options.filter((option) => !option.right)) {
    const judged = pick([wrong.id]);
    if (judged.outcome !== 'wrong' || judged.say !== wrong.say) return `"${wrong.id}" is told: ${judged.say}`;
  }
  return undefined;
}

function traceProblem(posed: Posed<TraceExercise<never>>): string | undefined {
  const { exercise, variant } = posed;
  const values = exercise.run(variant as never);
  if (values.length !== exercise.blanks(variant as never).length) return 'not one value for each blank';
  if (!values.every((value) => Number.isFinite(value) && String(value).length <= 12))
    return `values ${values.join()}`;
  const write = (list: readonly number[]) => list.map((value) => String(value).replace('-', '−'));
  if (judgeTrace(posed, write(values)).outcome !== 'right') return 'its own values are refused';
  const mistakes = exercise.mistakes(variant as never);
  for (const mistake of mistakes) {
    const judged = judgeTrace(posed, write(mistake.values));
    const expected = mistakes.find((other) => asText(other.values) === asText(mistake.values))!.say;
    if (judged.outcome !== 'wrong' || !judged.say.endsWith(expected)) {
      return `the mistake ${mistake.values.join()} (${mistake.say}) is told: ${judged.say}`;
    }
  }
  return undefined;
}

function goalProblem({ exercise, variant }: Posed<GoalExercise<never>>): string | undefined {
  const widget = widgetNamed(exercise.widget);
  const stand = (place: Record<string, number | string | boolean>) => {
    checkStart(widget.definition, place);
    const values = { ...defaults(widget.definition.parameters), ...place } as never;
    return [values, dataOf(widget, values).outputs] as const;
  };
  const start = stand(exercise.start(variant as never));
  if (exercise.holds(variant as never, ...start)) return 'the goal holds at the start';
  const say = exercise.say(variant as never, ...start);
  if (say.trim() === '' || /\b(?:NaN|undefined|Infinity|null)\b/.test(say)) return `it says "${say}"`;
  if (!exercise.holds(variant as never, ...stand(exercise.reached(variant as never))))
    return 'the goal is not reached';
  return undefined;
}

function sketchProblem({ exercise, variant }: Posed<SketchExercise<never>>): string | undefined {
  const max = exercise.max(variant as never);
  const truth = exercise.truth(variant as never);
  if (!(max > 0 && Number.isFinite(max))) return `a top of ${max}`;
  if (truth.length < 2 || truth.length !== exercise.bars(variant as never).length)
    return 'not one height for each bar';
  const outside = truth.find((height) => !(height >= 0 && height <= max));
  return outside === undefined ? undefined : `a height of ${outside} below a top of ${max}`;
}

/** The book's program passes its own check, and the start does not. */
function codeProblem({ exercise }: Posed<CodeExercise<never>>): string | undefined {
  const checks = checksOf(exercise.id);
  if (!checks) return 'content/checks/ has no checks for it';
  if (checks.cases.length < 2 || checks.mistakes.length < 4) return 'too few cases or named mistakes';
  const solved = judged(exercise, exercise.solve);
  if (solved.outcome !== 'right') return `its own solution is told: ${solved.say}`;
  const begun = judged(exercise, exercise.start);
  if (begun.outcome === 'right') return 'the start passes';
  return begun.say.includes('not written yet') ? undefined : `the start is told: ${begun.say}`;
}

function orderProblem(posed: Posed<OrderExercise<never>>): string | undefined {
  const { exercise, variant, rows } = posed;
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const right = ids(exercise.rows(variant as never));
  if (new Set(right).size < right.length) return 'two rows share an id';
  if (judgeOrder(posed, right).outcome !== 'right') return 'its own order is refused';
  if (judgeOrder(posed, ids(rows)).outcome !== 'wrong') return 'it is drawn in a right order';
  for (const mistake of exercise.mistakes(variant as never)) {
    const { outcome, say } = judgeOrder(posed, mistake.ids);
    if (outcome !== 'wrong' || !say.endsWith(mistake.say))
      return `the mistake ${mistake.ids.join()} (${mistake.say}) is told: ${say}`;
  }
  return undefined;
}

/** The program passes; each trap, standing in for its line, fails and is named. */
function parsonsProblem(posed: Posed<ParsonsExercise<never>>): string | undefined {
  const { exercise } = posed;
  const { lines } = exercise;
  if (new Set(lines.map(({ id }) => id)).size < lines.length) return 'two lines share an id';
  const checks = checksOf(exercise.id);
  if (!checks || checks.cases.length < 2 || checks.mistakes.length < 2) return 'too few checks';
  const solved = judged(exercise, programOf(exercise)!);
  if (solved.outcome !== 'right') return `its own program is told: ${solved.say}`;
  const traps = lines.filter(({ trap }) => trap);
  if (traps.length < 2) return 'fewer than two traps';
  const right = lines.filter(({ trap }) => !trap).map(({ id }) => id);
  for (const { id, trap } of traps) {
    const order = right.map((line) => (line === trap!.instead ? id : line));
    if (!order.includes(id)) return `${id} stands in for no line`;
    const report = { ...judged(exercise, sourceOf(exercise, order)), cases: [], log: [], dropped: 0 };
    const { outcome, say } = judgeParsons(posed, { order, report: report as never });
    if (outcome !== 'wrong' || say !== trap!.say) return `the trap ${id} is ${outcome}: ${say}`;
  }
  return undefined;
}

/** Predictions, choices and programs may be about one thing that has no numbers to vary. */
const mayBeFixed = (exercise: AnyExercise) => ['choice', 'sketch', 'code', 'parsons'].includes(exercise.kind);

it('there are exercises', () => {
  expect(exercises.size).toBeGreaterThan(0);
});

describe.each([...exercises])('%s', (_, exercise) => {
  it('is the same from the same seed', () => {
    eachVariant(exercise, SEEDS, (posed) => {
      const again = pose(exercise, posed.seed);
      return asText(again) === asText(posed) ? undefined : 'two runs differ';
    });
  });

  it('has something to say, and nothing broken in it', () => eachVariant(exercise, SEEDS, textProblem));

  if (!mayBeFixed(exercise))
    it('varies, and the next variant reads differently', () => {
      const { prompt } = pose(exercise, 1);
      expect(pose(exercise, nextVariantSeed(exercise, 1)).prompt).not.toBe(prompt);
    });

  it(`keeps the promises of a ${isPrediction(exercise) ? 'prediction' : exercise.kind}`, () => {
    const problem = {
      numeric: numericProblem,
      choice: choiceProblem,
      trace: traceProblem,
      goal: goalProblem,
      sketch: sketchProblem,
      code: codeProblem,
      order: orderProblem,
      parsons: parsonsProblem,
    }[exercise.kind] as unknown as (posed: Any) => string | undefined;
    const count = { goal: GOAL_SEEDS, code: 1, parsons: 1 }[exercise.kind as string] ?? SEEDS;
    eachVariant(exercise, count, problem);
  });
});
