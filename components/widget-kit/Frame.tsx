/**
 * The frame around every figure: picture, controls, readouts, caption, tools. It owns the state; the figure
 * inside only draws. Its markup is a public contract, described in the README.
 */
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readAddress, writeAddress } from './address';
import { useAtMostOnceASecond } from './announce';
import { useClock } from './clock';
import { Controls } from './Controls';
import { useData } from './data';
import {
  addressKey,
  defaults,
  type NumberParameter,
  type OutputSpecs,
  type OutputsOf,
  type Parameters,
  type ValuesOf,
} from './definition';
import { useSeen, useSize } from './presence';
import { Tools } from './Tools';
import type { ModelData, Widget } from './widget';

/** How somebody else's page wants a figure. Controls go by their names in an address. */
export interface Embedding {
  /** The query that its parameters are read from. */
  query?: string;
  /** Only these controls appear, if any are named; `hide` takes others away. */
  show: readonly string[];
  hide: readonly string[];
  /** Controls that are seen and cannot be moved; `*` is all of them. */
  lock: readonly string[];
  /** It moves by itself, unless the reader wants no motion. */
  autoplay: boolean;
  /** What the reader is told about the address. */
  said: readonly string[];
}

/** Where and how a widget stands on a page. Plain data: it travels from the build to the browser as JSON. */
export interface Placement {
  /** Unique on the page. */
  id: string;
  /** The parameters this placement starts from, where they differ from the definition's. */
  start?: Record<string, number | string | boolean>;
  caption?: string;
  /** Such as "1.3": the figure's number in its chapter. */
  number?: string;
  /** The site's base path, with a slash at both ends. */
  base: string;
  /** The page is about this figure: settings are read from its address and written back. */
  ownsAddress?: boolean;
  /** Embedded in somebody else's page: a small line says where it comes from, instead of the tools. */
  bare?: boolean;
  /** What the embedding page asks for. It comes with the embed's address, never from the build. */
  embed?: Embedding;
  /** The numbers the build got for long work, so that waking up does not repeat it. */
  still?: ModelData;
}

const STILL_WIDTH = 720;

function isShown(embed: Embedding | undefined, key: string): boolean {
  if (!embed) return true;
  return (embed.show.length === 0 || embed.show.includes(key)) && !embed.hide.includes(key);
}

function isLocked(embed: Embedding | undefined, key: string): boolean {
  return embed !== undefined && (embed.lock.includes('*') || embed.lock.includes(key));
}

/** Catches what a figure throws while it draws, and hands it to the frame. */
class Boundary extends Component<
  { caught(error: unknown): void; children: ComponentChildren },
  { failed: boolean }
> {
  override componentDidCatch(error: unknown) {
    // An error counts as handled only when the boundary itself draws something else.
    this.setState({ failed: true });
    this.props.caught(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Plain digits, no more of them than the output asks for. */
function numberText(value: number, digits = 0): string {
  const text = value.toFixed(digits);
  return digits > 0 ? text.replace(/\.?0+$/, '') : text;
}

function Readouts({ specs, outputs }: { specs: OutputSpecs; outputs: OutputsOf<OutputSpecs> }) {
  return (
    <dl class="readouts">
      {Object.entries(specs).map(([name, spec]) => {
        const value = outputs[name];
        return (
          <div key={name}>
            <dt>{spec.label}</dt>
            <dd>
              {value === null || value === undefined ? (
                (spec.none ?? 'none')
              ) : (
                <>
                  <output name={name}>{numberText(value, spec.digits)}</output>
                  {spec.unit && <span class="unit"> {spec.unit}</span>}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Frame({ widget, placement }: { widget: Widget; placement: Placement }) {
  const { definition } = widget;
  const { clock } = definition;
  const [home, setHome] = useState(
    () => ({ ...defaults(definition.parameters), ...placement.start }) as ValuesOf<Parameters>,
  );
  const [values, setValues] = useState(home);
  const [said, setSaid] = useState<string[]>([]);
  const [awake, setAwake] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [paused, setPaused] = useState(false);
  const [drawError, setDrawError] = useState<unknown>();
  const [embed, setEmbed] = useState<Embedding>();

  const root = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const stillPicture = useRef('');
  const size = useSize(picture, {
    width: STILL_WIDTH,
    height: Math.round(STILL_WIDTH / definition.shape.wide),
  });
  const seen = useSeen(root);
  const { outcome, done, cancelled, run, cancel } = useData(widget, values, placement.still);
  const error = drawError ?? ('error' in outcome ? outcome.error : undefined);
  const data = 'data' in outcome ? outcome.data : undefined;

  const change = (wanted: Partial<ValuesOf<Parameters>>) => {
    setSaid([]);
    setValues((current) => ({ ...current, ...wanted }) as ValuesOf<Parameters>);
  };
  const shown = (name: string) => isShown(embed, addressKey(name));
  const locked = (name: string) => isLocked(embed, addressKey(name));
  /** What the reader does, with a control or on the picture, leaves alone what is locked. */
  const turn = (wanted: Partial<ValuesOf<Parameters>>) =>
    change(Object.fromEntries(Object.entries(wanted).filter(([name]) => !locked(name))));
  const reset = () => {
    setSaid([]);
    setPlaying(false);
    setPaused(false);
    setDrawError(undefined);
    setValues(home);
    if (definition.long && cancelled) run();
  };

  useEffect(() => {
    // What the server drew stays at hand, should the figure fail later.
    stillPicture.current = picture.current!.innerHTML;
    const wanted = placement.embed;
    const asked = placement.ownsAddress ? location.search : (wanted?.query ?? '');
    const reading = readAddress(definition.parameters, asked, home);
    setValues(reading.values);
    setSaid([...reading.said, ...(wanted?.said ?? [])]);
    if (wanted) {
      setHome(reading.values);
      setEmbed(wanted);
    }
    if (wanted?.autoplay && clock && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      setPlaying(true);
    setAwake(true);
    // An exercise beside the figure may set its parameters.
    const onSet = (event: Event) => change((event as CustomEvent<Partial<ValuesOf<Parameters>>>).detail);
    root.current!.addEventListener('dd-set', onSet);
    return () => root.current?.removeEventListener('dd-set', onSet);
  }, []);

  useEffect(() => {
    // What a host asks for in the words of an address, and its Reset.
    const onWrite = (event: Event) => {
      const reading = readAddress(definition.parameters, (event as CustomEvent<string>).detail, values);
      setValues(reading.values);
      setSaid(reading.said);
    };
    const figure = root.current!;
    figure.addEventListener('dd-write', onWrite);
    figure.addEventListener('dd-reset', reset);
    return () => {
      figure.removeEventListener('dd-write', onWrite);
      figure.removeEventListener('dd-reset', reset);
    };
  });

  useEffect(() => {
    if (error === undefined) return;
    const detail = error instanceof Error ? error.message : String(error);
    root.current!.dispatchEvent(new CustomEvent('dd-error', { bubbles: true, detail }));
  }, [error]);

  useEffect(() => {
    if (!awake) return;
    root.current!.dispatchEvent(
      new CustomEvent('dd-change', {
        bubbles: true,
        detail: { name: definition.name, values, outputs: data?.outputs },
      }),
    );
    if (!placement.ownsAddress) return;
    // Browsers allow only so many address changes; one after a pause is what a reader needs.
    const timer = setTimeout(() => {
      const query = writeAddress(definition.parameters, values, defaults(definition.parameters));
      history.replaceState(history.state, '', location.pathname + query + location.hash);
    }, 250);
    return () => clearTimeout(timer);
  }, [awake, values, data]);

  const clockEnds = clock && (definition.parameters[clock.parameter] as NumberParameter);
  const atEnd = clock !== undefined && (values[clock.parameter] as number) >= clockEnds!.max;
  const push = (by: number) => {
    const next = (values[clock!.parameter] as number) + by * (clockEnds!.step ?? 1);
    change({ [clock!.parameter]: Math.min(clockEnds!.max, Math.max(clockEnds!.min, next)) });
    if (next >= clockEnds!.max) setPlaying(false);
  };
  useClock(playing && seen, clock?.perSecond ?? 1, () => push(1));
  const play = () => {
    if (atEnd) change({ [clock!.parameter]: clockEnds!.min });
    setPaused(playing);
    setPlaying(!playing);
  };

  const state = !awake
    ? 'still'
    : (playing && seen) || done !== undefined
      ? 'running'
      : playing || paused || cancelled
        ? 'paused'
        : 'ready';
  const sentence = useMemo(() => (data ? definition.say(values, data.outputs) : ''), [values, data]);
  const announced = useAtMostOnceASecond(sentence);
  const query = writeAddress(definition.parameters, values, defaults(definition.parameters));

  return (
    <figure
      ref={root}
      class="live"
      id={placement.id}
      data-widget={definition.name}
      data-state={state}
      data-params={JSON.stringify(values)}
      style={{ '--wide': definition.shape.wide, '--narrow': definition.shape.narrow }}
    >
      <div
        ref={picture}
        class="picture"
        role="group"
        aria-label={definition.title}
        aria-describedby={`${placement.id}-said`}
        {...(error !== undefined && { dangerouslySetInnerHTML: { __html: stillPicture.current } })}
      >
        {error === undefined && data && (
          <Boundary caught={setDrawError}>
            <widget.Figure values={values} data={data} {...size} set={turn} />
          </Boundary>
        )}
      </div>
      <p class="visually-hidden" id={`${placement.id}-said`} aria-live="polite">
        {awake ? announced : sentence}
      </p>
      {error !== undefined && (
        <p class="notice notice-error" role="alert">
          This figure stopped: {error instanceof Error ? error.message : String(error)} Its picture is the
          last one that worked. Reset starts it again.
        </p>
      )}
      <p class="notice" role="status" hidden={said.length === 0}>
        {said.join(' ')}
      </p>
      <fieldset class="strip" disabled={!awake}>
        <legend class="visually-hidden">Controls of {definition.title}</legend>
        <Controls
          parameters={definition.parameters}
          values={values}
          change={turn}
          shown={shown}
          locked={locked}
        />
        <div class="actions">
          {clock && (
            <>
              <button
                type="button"
                class="primary"
                name="play"
                disabled={locked(clock.parameter)}
                onClick={play}
              >
                {playing ? 'Pause' : 'Play'}
              </button>
              <button
                type="button"
                name="back"
                disabled={locked(clock.parameter) || (values[clock.parameter] as number) <= clockEnds!.min}
                onClick={() => push(-1)}
              >
                Back
              </button>
              <button
                type="button"
                name="step"
                disabled={locked(clock.parameter) || atEnd}
                onClick={() => push(1)}
              >
                Step
              </button>
            </>
          )}
          {definition.long &&
            (done === undefined ? (
              <button type="button" class="primary" name="run" onClick={run}>
                Run
              </button>
            ) : (
              <button type="button" class="primary" name="cancel" onClick={cancel}>
                Cancel
              </button>
            ))}
          <button type="button" name="reset" onClick={reset}>
            Reset
          </button>
          {definition.long && (
            <progress
              class={done === undefined ? 'idle' : ''}
              aria-label="Work done"
              max={1}
              value={done ?? 1}
            />
          )}
          {data && <Readouts specs={definition.outputs} outputs={data.outputs} />}
        </div>
      </fieldset>
      <figcaption>
        <span>
          {placement.number && <b>Figure {placement.number}. </b>}
          {placement.caption ?? definition.caption}
        </span>
        <Tools definition={definition} query={query} base={placement.base} bare={placement.bare ?? false} />
      </figcaption>
    </figure>
  );
}
