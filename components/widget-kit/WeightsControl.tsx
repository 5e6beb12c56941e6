/** A box for a table of weights. What is typed stays until it can be read; a line under the box says what is wrong. */
import { useEffect, useId, useState } from 'preact/hooks';
import { addressKey, type WeightsParameter } from './definition';
import { nudgeWeight, readWeights } from './weights';

export function WeightsControl({
  name,
  parameter,
  value,
  change,
}: {
  name: string;
  parameter: WeightsParameter;
  value: string;
  change(value: string): void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [said, setSaid] = useState<{ why: string | undefined; of: string }>();
  useEffect(() => setDraft(undefined), [value]);
  // What was said of one table is not said of the next.
  const why = said?.of === value ? said.why : undefined;

  const finish = (text: string) => {
    const reading = readWeights(text, parameter.most);
    setSaid({ why: reading.why, of: reading.value ?? value });
    setDraft(reading.value === undefined ? text : undefined);
    if (reading.value !== undefined) change(reading.value);
  };

  /** Up and down change the weight that the caret stands in. */
  const nudge = (box: HTMLInputElement, by: number) => {
    const nudged = nudgeWeight(box.value, box.selectionStart ?? 0, by);
    if (!nudged || readWeights(nudged.text, parameter.most).why !== undefined) return;
    finish(nudged.text);
    // The box shows the new text after the next drawing; then the caret goes back to its weight.
    requestAnimationFrame(() => box.setSelectionRange(nudged.from, nudged.to));
  };

  return (
    <div class="control control-box control-weights">
      <label for={id}>{parameter.label}</label>
      <input
        type="text"
        id={id}
        name={addressKey(name)}
        title={parameter.help}
        value={draft ?? value}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={draft !== undefined && why !== undefined ? 'true' : undefined}
        aria-describedby={`${id}-why`}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={(event) => finish(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(event.currentTarget.value);
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          nudge(event.currentTarget, event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <small id={`${id}-why`} role="status">
        {why && `That table ${why}.`}
      </small>
    </div>
  );
}
