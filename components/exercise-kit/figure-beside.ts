/** The figure that stands inside a goal exercise: what it reports, and the way to set its controls. */
import type { Standing } from './judge-goal';

type Values = Standing['values'];

function agrees(values: Values, wanted: Values): boolean {
  return Object.entries(wanted).every(([name, value]) => values[name] === value);
}

export class FigureBeside {
  /** What the figure is to be set to, should it wake only later. */
  #wanted: Values | undefined;
  #section: Element;

  constructor(section: Element) {
    this.#section = section;
  }

  #send(values: Values): void {
    this.#section
      .querySelector('figure[data-widget]')
      ?.dispatchEvent(new CustomEvent('dd-set', { detail: values }));
  }

  set(values: Values): void {
    this.#wanted = values;
    this.#send(values);
  }

  /** An awake figure answers even an empty change with where it stands. */
  ask(): void {
    this.#send({});
  }

  /** Passes on where the figure stands, now and after each change. Returns the way to stop. */
  listen(report: (stands: Standing) => void, home: () => Values): () => void {
    const onChange = (event: Event) => {
      const { values, outputs } = (event as CustomEvent<Standing | { values: Values; outputs: undefined }>)
        .detail;
      const wanted = this.#wanted;
      this.#wanted = undefined;
      // A figure that has just woken up starts from the built page's values.
      if (wanted && !agrees(values, wanted)) this.#send(wanted);
      // Without outputs the figure is stopped, and says so itself.
      else if (outputs) report({ values, outputs });
    };
    // The figure's own Reset knows the first variant's start; this variant's comes after it.
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('figure [name="reset"]')) {
        setTimeout(() => this.set(home()));
      }
    };
    this.#section.addEventListener('dd-change', onChange);
    this.#section.addEventListener('click', onClick);
    return () => {
      this.#section.removeEventListener('dd-change', onChange);
      this.#section.removeEventListener('click', onClick);
    };
  }
}
