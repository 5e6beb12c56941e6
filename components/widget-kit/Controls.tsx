/** The strip of controls under a figure, made from the definition's parameters. */
import { useEffect, useId, useState } from 'preact/hooks';
import { freshSeed } from '../../src/random';
import { nearestLegal } from './address';
import {
  addressKey,
  type ChoiceParameter,
  type FlagParameter,
  type NumberParameter,
  type Parameter,
  type Parameters,
  type SeedParameter,
  type ValuesOf,
} from './definition';

type Value = number | string | boolean;

interface ControlProps<P extends Parameter, V extends Value> {
  name: string;
  parameter: P;
  value: V;
  /** Seen, and not to be moved. */
  locked: boolean;
  change(value: V): void;
}

/** A control's name, and that it is locked where it is: to be seen and to be read out. */
function named(label: string, locked: boolean) {
  return (
    <>
      {label}
      {locked && <span class="locked"> locked</span>}
    </>
  );
}

/**
 * A box for an exact number. What is being typed stays as typed until it is finished; only then is it
 * put on the nearest legal value.
 */
function NumberBox({
  id,
  name,
  label,
  help,
  value,
  limits,
  locked,
  change,
}: {
  id?: string;
  name?: string;
  label?: string;
  /** A tooltip for a mouse, a description for a screen reader. */
  help?: string;
  value: number;
  limits: { min: number; max: number; step?: number };
  locked: boolean;
  change(value: number): void;
}) {
  const [draft, setDraft] = useState<string>();
  useEffect(() => setDraft(undefined), [value]);

  const finish = (text: string) => {
    setDraft(undefined);
    const typed = Number(text);
    if (text.trim() !== '' && Number.isFinite(typed)) change(nearestLegal(limits, typed));
  };

  return (
    <input
      type="number"
      id={id}
      name={name}
      aria-label={label}
      title={help}
      disabled={locked}
      min={limits.min}
      max={limits.max}
      step={limits.step ?? 1}
      value={draft ?? value}
      style={{ width: `${Math.min(12, String(limits.max).length + 3)}ch` }}
      onInput={(event) => {
        const { value: text, valueAsNumber } = event.currentTarget;
        // A legal number takes effect at once, so that arrow keys and the spinner answer; others wait.
        if (valueAsNumber === nearestLegal(limits, valueAsNumber)) change(valueAsNumber);
        else setDraft(text);
      }}
      onChange={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(event.currentTarget.value);
      }}
    />
  );
}

function NumberControl({ name, parameter, value, locked, change }: ControlProps<NumberParameter, number>) {
  const id = useId();
  const { min, max, step = 1, label, help } = parameter;
  if (parameter.control === 'box') {
    return (
      <div class="control control-box">
        <label for={id}>{named(label, locked)}</label>
        <NumberBox
          id={id}
          help={help}
          name={addressKey(name)}
          value={value}
          limits={parameter}
          locked={locked}
          change={change}
        />
      </div>
    );
  }
  return (
    <div class="control">
      <label for={id}>{named(label, locked)}</label>
      <NumberBox
        label={`${label}, exact number`}
        value={value}
        limits={parameter}
        locked={locked}
        change={change}
      />
      <input
        type="range"
        id={id}
        title={help}
        disabled={locked}
        name={addressKey(name)}
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ '--filled': `${((value - min) / (max - min)) * 100}%` }}
        onInput={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

function SeedControl({ name, parameter, value, locked, change }: ControlProps<SeedParameter, number>) {
  const id = useId();
  return (
    <div class="control control-box">
      <label for={id}>{named(parameter.label, locked)}</label>
      <span class="seed">
        <NumberBox
          id={id}
          help={parameter.help}
          name={addressKey(name)}
          value={value}
          limits={{ min: 0, max: 4294967295 }}
          locked={locked}
          change={change}
        />
        <button
          type="button"
          class="quiet"
          disabled={locked}
          name={`new-${addressKey(name)}`}
          aria-label={`New ${parameter.label.toLowerCase()}`}
          onClick={() => change(freshSeed())}
        >
          New
        </button>
      </span>
    </div>
  );
}

function ChoiceControl({ name, parameter, value, locked, change }: ControlProps<ChoiceParameter, string>) {
  const id = useId();
  return (
    <div class="control control-box">
      <label for={id}>{named(parameter.label, locked)}</label>
      <select
        id={id}
        title={parameter.help}
        disabled={locked}
        name={addressKey(name)}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {parameter.options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function FlagControl({ name, parameter, value, locked, change }: ControlProps<FlagParameter, boolean>) {
  return (
    <label class="control control-flag">
      <input
        type="checkbox"
        title={parameter.help}
        disabled={locked}
        name={addressKey(name)}
        checked={value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>{named(parameter.label, locked)}</span>
    </label>
  );
}

export function Controls<P extends Parameters>({
  parameters,
  values,
  change,
  shown,
  locked,
}: {
  parameters: P;
  values: ValuesOf<P>;
  change(change: Partial<ValuesOf<P>>): void;
  shown(name: string): boolean;
  locked(name: string): boolean;
}) {
  return (
    <div class="controls">
      {Object.entries(parameters).map(([name, parameter]) => {
        if (!shown(name)) return null;
        const shared = {
          name,
          locked: locked(name),
          change: (value: Value) => change({ [name]: value } as Partial<ValuesOf<P>>),
        };
        const value = values[name] as Value;
        switch (parameter.kind) {
          case 'number':
            return <NumberControl key={name} {...shared} parameter={parameter} value={value as number} />;
          case 'seed':
            return <SeedControl key={name} {...shared} parameter={parameter} value={value as number} />;
          case 'choice':
            return <ChoiceControl key={name} {...shared} parameter={parameter} value={value as string} />;
          case 'flag':
            return <FlagControl key={name} {...shared} parameter={parameter} value={value as boolean} />;
        }
      })}
    </div>
  );
}
