import { describe, expect, it } from 'vitest';
import type { AnyExercise, ExactNumber } from '../../../components/exercise-kit/exercise';
import { judgeChoice } from '../../../components/exercise-kit/judge-choice';
import { judgeGoal } from '../../../components/exercise-kit/judge-goal';
import { judgeNumeric } from '../../../components/exercise-kit/judge-numeric';
import { judgeTrace } from '../../../components/exercise-kit/judge-trace';
import { pose, type Posed } from '../../../components/exercise-kit/variants';
import { model as biasMeter } from '../../../components/widgets/bias-meter/model';
import { definition as biasMeterDefinition } from '../../../components/widgets/bias-meter/definition';
import { model as lcgStepper } from '../../../components/widgets/lcg-stepper/model';
import { definition as lcgStepperDefinition } from '../../../components/widgets/lcg-stepper/definition';
import { model as lowBits } from '../../../components/widgets/low-bits/model';
import { definition as lowBitsDefinition } from '../../../components/widgets/low-bits/definition';
import { model as pigeonholes } from '../../../components/widgets/pigeonholes/model';
import { definition as pigeonholesDefinition } from '../../../components/widgets/pigeonholes/definition';
import { exercisesOf } from '../../../components/exercises/registry';

type Values = Readonly<Record<string, number | string | boolean>>;

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const chapters = { prngs: exercisesOf('prngs'), 'modulo-bias': exercisesOf('modulo-bias') };
const all = Object.values(chapters).flat();
const called = (list: readonly AnyExercise[]) => list.map((exercise) => [exercise.id, exercise] as const);

const widgets = {
  'bias-meter': { definition: biasMeterDefinition, model: biasMeter },
  'lcg-stepper': { definition: lcgStepperDefinition, model: lcgStepper },
  'low-bits': { definition: lowBitsDefinition, model: lowBits },
  pigeonholes: { definition: pigeonholesDefinition, model: pigeonholes },
};

type Model = (values: Values) => { outputs: Readonly<Record<string, number | null>> };
const known = new Map<string, ReturnType<Model>['outputs']>();

/** What a figure reports. Looking for a period takes a while, so nothing is worked out twice. */
function outputsOf(widget: string, values: Values) {
  const key = widget + JSON.stringify(values);
  const model = widgets[widget as keyof typeof widgets].model as unknown as Model;
  const outputs = known.get(key) ?? model(values).outputs;
  known.set(key, outputs);
  return outputs;
}

/** As a reader would type it. */
const typed = (number: ExactNumber) =>
  typeof number === 'object' ? `${number.num}/${number.den}` : String(number);

/** Everything a reader is ever shown of a variant. */
function textsOf({ exercise, variant, prompt, hints, solution, options }: Posed): string[] {
  const texts = [exercise.title, prompt, ...hints, solution];
  if (exercise.kind === 'choice') texts.push(...options.flatMap(({ text, say }) => [text, say]));
  if (exercise.kind === 'numeric') texts.push(...exercise.mistakes(variant).map(({ say }) => say));
  if (exercise.kind === 'trace') {
    texts.push(...exercise.blanks(variant), ...exercise.mistakes(variant).map(({ say }) => say));
  }
  if (exercise.kind === 'sketch') texts.push(...exercise.bars(variant), exercise.unit);
  if (exercise.kind === 'goal') {
    const start = exercise.start(variant);
    texts.push(exercise.say(variant, start, outputsOf(exercise.widget, start)));
  }
  return texts;
}

describe.each(Object.entries(chapters))('the exercises of %s', (chapter, list) => {
  const kinds = list.map(({ kind }) => kind);
  const isPrediction = (e: AnyExercise) => e.kind === 'sketch' || (e.kind === 'choice' && e.predict === true);

  it('belong to it and are called differently', () => {
    for (const { id } of list) expect(id.startsWith(`${chapter}/`)).toBe(true);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
  });

  it('are enough, of many kinds', () => {
    expect(list.filter(isPrediction).length).toBeGreaterThanOrEqual(2);
    expect(list.filter((e) => !isPrediction(e)).length).toBeGreaterThanOrEqual(9);
    expect(kinds).toEqual(expect.arrayContaining(['numeric', 'choice', 'trace', 'goal', 'sketch']));
  });

  it('nearly all vary', () => {
    const constant = list.filter(
      (e) => !isPrediction(e) && e.kind !== 'code' && new Set(SEEDS.map((s) => face(pose(e, s)))).size < 3,
    );
    expect(constant.map(({ id }) => id).filter((id) => id !== 'prngs/math-random')).toEqual([]);
  });
});

const face = ({ prompt, options }: Posed) =>
  prompt +
  options
    .map(({ text }) => text)
    .sort()
    .join();

describe.each(called(all))('%s, in every variant', (_, exercise) => {
  const posed = SEEDS.map((seed) => pose(exercise, seed));

  it('says something, and nothing broken', () => {
    for (const variant of posed) {
      const texts = textsOf(variant);
      expect(variant.hints.length).toBeGreaterThanOrEqual(2);
      expect(variant.hints.length).toBeLessThanOrEqual(3);
      for (const text of texts) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\b(forevery|1 times|1 raw values|\d\.000)\b/);
        expect(text).not.toMatch(/NaN|undefined|Infinity|null|\[object|!(?!=)/);
        expect(text).not.toMatch(/\b(simply|just (?!below)|obviously|of course|favour|colour)\b/i);
        // Outside code, and but for a year in parentheses, a long number has its commas.
        expect(text.replace(/`[^`]*`|, \d{4}\)/g, '')).not.toMatch(/(?<![\d.])\d{4,}(?!\d*\.)/);
      }
    }
  });

  it('is the same again for the same seed', () => {
    for (const { seed, variant } of posed.slice(0, 20)) expect(pose(exercise, seed).variant).toEqual(variant);
  });
});

describe.each(called(all.filter(({ kind }) => kind === 'numeric')))('the number of %s', (_, exercise) => {
  it('is right, and every named mistake is wrong and gets its own sentence', () => {
    for (const seed of SEEDS) {
      const posed = pose(exercise, seed);
      if (posed.exercise.kind !== 'numeric') throw new Error('not numeric');
      const judge = (answer: ExactNumber) => judgeNumeric(posed as never, typed(answer));
      const mistakes = posed.exercise.mistakes(posed.variant);
      expect(judge(posed.exercise.answer(posed.variant)).outcome).toBe('right');
      expect(mistakes.length).toBeGreaterThan(0);
      for (const { answer } of mistakes) {
        const told = judge(answer);
        expect([told.outcome, mistakes.map(({ say }) => say).includes(told.say)]).toEqual(['wrong', true]);
      }
    }
  });
});

describe.each(called(all.filter(({ kind }) => kind === 'trace')))('the trace of %s', (_, exercise) => {
  it('is right, and every named mistake is wrong and gets its own sentence', () => {
    for (const seed of SEEDS) {
      const posed = pose(exercise, seed);
      if (posed.exercise.kind !== 'trace') throw new Error('not a trace');
      const judge = (values: readonly number[]) => judgeTrace(posed as never, values.map(String));
      const run = posed.exercise.run(posed.variant);
      expect(run.length).toBe(posed.exercise.blanks(posed.variant).length);
      expect(judge(run).outcome).toBe('right');
      const mistakes = posed.exercise.mistakes(posed.variant);
      for (const { values } of mistakes) {
        const told = judge(values);
        expect(told.outcome).toBe('wrong');
        expect(mistakes.some(({ say }) => told.say.endsWith(say))).toBe(true);
      }
    }
  });
});

describe.each(called(all.filter(({ kind }) => kind === 'choice')))('the options of %s', (_, exercise) => {
  it('differ, and what is right is right', () => {
    for (const seed of SEEDS) {
      const posed = pose(exercise, seed);
      if (posed.exercise.kind !== 'choice') throw new Error('not a choice');
      const right = posed.options.filter((option) => option.right).map(({ id }) => id);
      for (const part of ['id', 'text'] as const) {
        expect(new Set(posed.options.map((option) => option[part])).size).toBe(posed.options.length);
      }
      if (posed.exercise.several) expect(right.length).toBeGreaterThan(0);
      else expect(right.length).toBe(1);
      expect(right.length).toBeLessThan(posed.options.length);
      expect(judgeChoice(posed as never, right).outcome).toBe('right');
    }
  });
});

describe.each(called(all.filter(({ kind }) => kind === 'goal')))('the goal of %s', (_, exercise) => {
  it('is not reached at the start, and can be reached with legal values', () => {
    for (const seed of SEEDS) {
      const posed = pose(exercise, seed);
      if (posed.exercise.kind !== 'goal') throw new Error('not a goal');
      const { widget } = posed.exercise;
      const judge = (values: Values) =>
        judgeGoal(posed as never, { values, outputs: outputsOf(widget, values) });
      const [start, reached] = [posed.exercise.start(posed.variant), posed.exercise.reached(posed.variant)];
      for (const values of [start, reached]) {
        const { parameters } = widgets[widget as keyof typeof widgets].definition;
        expect(Object.keys(values).sort()).toEqual(Object.keys(parameters).sort());
        for (const [name, parameter] of Object.entries(parameters)) {
          if (parameter.kind !== 'number') continue;
          expect(values[name]).toBeGreaterThanOrEqual(parameter.min);
          expect(values[name]).toBeLessThanOrEqual(parameter.max);
        }
      }
      expect(judge(start).outcome).toBe('wrong');
      expect(judge(reached).outcome).toBe('right');
    }
  });
});

describe.each(called(all.filter(({ kind }) => kind === 'sketch')))('the bars of %s', (_, exercise) => {
  it('fit into the drawing', () => {
    const posed = pose(exercise, 1);
    if (posed.exercise.kind !== 'sketch') throw new Error('not a sketch');
    const truth = posed.exercise.truth(posed.variant);
    expect(truth.length).toBe(posed.exercise.bars(posed.variant).length);
    for (const height of truth) {
      expect(height).toBeGreaterThanOrEqual(0);
      expect(height).toBeLessThanOrEqual(posed.exercise.max(posed.variant));
    }
  });
});
