/**
 * The element `<dice-drift item="w/flow-field" octaves="2">` for somebody else's page: an embed's frame with handles.
 * It stands alone: no other file of the book is needed beside it.
 */

/** An embed's answer to a request. */
type Message = Readonly<Record<string, unknown>> & { type: string; mid?: unknown };

interface Waiting {
  resolve(message: Message): void;
  reject(error: Error): void;
}

/** Attributes that are the element's own, or mean in HTML what they always do; every other is a setting. */
const OWN =
  /^(item|id|class|style|slot|part|hidden|lang|dir|title|role|tabindex|name|form|disabled|aria-.*|data-.*|on.*)$/;
/** These two go behind a #, where no server sees them. */
const PRIVATE = ['student', 'set'];
/** How long an embed may take to answer, in milliseconds. A program may have to run first. */
const PATIENCE = 20_000;
const ITEM = /^[wx]\/[a-z0-9-]+(\/[a-z0-9-]+)?$/;

export function define(script: string): void {
  const home = new URL('v1/', script);

  class DiceDrift extends HTMLElement {
    static readonly formAssociated = true;
    readonly #internals = this.attachInternals();
    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #fallback = document.createElement('slot');
    readonly #waiting = new Map<string, Waiting>();
    readonly #watcher = new MutationObserver(() => this.#load());
    #frame: HTMLIFrameElement | undefined;
    #ready = false;
    #count = 0;
    #state: unknown;
    readonly #hear = (event: MessageEvent) => this.#heard(event);

    connectedCallback(): void {
      // Rules by script, since a strict content policy forbids style in the markup.
      Object.assign(this.style, { display: this.style.display || 'block', position: 'relative' });
      this.#shadow.append(this.#fallback);
      addEventListener('message', this.#hear);
      this.#watcher.observe(this, { attributes: true });
      this.#load();
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#hear);
      this.#watcher.disconnect();
      this.#leave('The embed was taken off the page.');
      this.#frame?.remove();
      this.#frame = undefined;
    }

    formResetCallback(): void {
      this.#internals.setFormValue(null);
      if (this.#ready) void this.reset().catch(() => undefined);
    }

    /** The reader's state, as last heard; setting it restores one. */
    get state(): unknown {
      return this.#state;
    }
    set state(state: unknown) {
      this.#state = state;
      if (this.#ready) void this.#ask('dd.restore', { state }).catch(() => undefined);
    }

    /** Sets parameters, by their names in an address; resolves with all of them. */
    async set(params: object): Promise<unknown> {
      return (await this.#ask('dd.set', { params }))['params'];
    }
    /** The parameters as they are. */
    async get(): Promise<unknown> {
      return (await this.#ask('dd.get'))['params'];
    }
    async reset(): Promise<unknown> {
      return (await this.#ask('dd.reset'))['params'];
    }
    /** Checks the answer; resolves with the result, or rejects where there is nothing to check. */
    submit(): Promise<Message> {
      return this.#ask('dd.submit');
    }

    get #address(): string {
      const query = new URLSearchParams();
      const hidden = new URLSearchParams();
      for (const { name, value } of this.attributes) {
        if (PRIVATE.includes(name)) hidden.set(name, value);
        else if (name === 'parent') value.split(/\s+/).forEach((origin) => query.append(name, origin));
        else if (!OWN.test(name)) query.set(name, value);
      }
      // Results are this page's, unless somebody else is named.
      if (!query.has('parent') && origin !== 'null') query.set('parent', origin);
      const item = this.getAttribute('item') ?? '';
      const address = new URL(`${ITEM.test(item) ? item : 'none'}/`, home);
      address.search = String(query);
      address.hash = String(hidden);
      return address.href;
    }

    /** Where `store="host"` keeps the state: this page's own storage. */
    get #key(): string {
      const { pathname, search, hash } = new URL(this.#address);
      return `dice-drift ${pathname.slice(home.pathname.length)}${search}${hash}`;
    }

    #load(): void {
      const address = this.#address;
      if (this.#frame?.src === address) return;
      this.#leave('The embed shows something else now.');
      this.#frame?.remove();
      this.#state = undefined;
      if (this.getAttribute('store') === 'host') {
        try {
          this.#state = JSON.parse(localStorage.getItem(this.#key) ?? 'null') ?? undefined;
        } catch {
          // Closed, or not ours to read: it begins anew.
        }
      }
      const frame = document.createElement('iframe');
      frame.loading = 'lazy';
      frame.allow = 'fullscreen';
      frame.title = this.title || this.textContent.trim() || 'Dice & Drift';
      Object.assign(frame.style, { display: 'block', width: '100%', height: '420px', border: '0' });
      Object.assign(this.#fallback.style, { display: 'block', position: 'absolute', inset: '0 0 auto' });
      frame.src = address;
      this.#frame = frame;
      this.#shadow.append(frame);
    }

    #leave(why: string): void {
      this.#ready = false;
      for (const { reject } of this.#waiting.values()) reject(new Error(why));
      this.#waiting.clear();
    }

    #post(type: string, content: object, mid?: string): void {
      // A host in a sandbox makes the embed's origin nameless: then there is no other way to address it.
      const target = origin === 'null' ? '*' : home.origin;
      this.#frame?.contentWindow?.postMessage({ v: 1, type, mid, ...content }, target);
    }

    #ask(type: string, content: object = {}): Promise<Message> {
      return new Promise((resolve, reject) => {
        if (!this.#ready) return reject(new Error('The embed is not ready: wait for dd-ready.'));
        const mid = String((this.#count += 1));
        const timer = setTimeout(
          () => settle(() => reject(new Error('The embed does not answer.'))),
          PATIENCE,
        );
        const settle = (end: () => void) => {
          clearTimeout(timer);
          this.#waiting.delete(mid);
          end();
        };
        this.#waiting.set(mid, {
          resolve: (message) => settle(() => resolve(message)),
          reject: (error) => settle(() => reject(error)),
        });
        this.#post(type, content, mid);
      });
    }

    #heard({ source, origin: from, data }: MessageEvent): void {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (from !== home.origin && from !== 'null') return;
      const message = data as Message | null;
      if (message?.['v'] !== 1 || typeof message.type !== 'string') return;
      const { type, mid } = message;
      if (type === 'dd.resize') {
        const height = Number(message['height']);
        if (height > 0 && height < 20_000) this.#frame.style.height = `${height}px`;
        return;
      }
      if (type === 'dd.ready') {
        this.#ready = true;
        this.#fallback.style.display = 'none';
        if (this.#state !== undefined) this.state = this.#state;
      }
      if ('state' in message) this.#keep(message['state']);
      if (type === 'dd.result') this.#internals.setFormValue(String(message['receipt']));
      if (/^dd\.(ready|change|result|state|error)$/.test(type)) {
        const name = type.replace('.', '-');
        this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: message }));
      }
      const waiting = this.#waiting.get(String(mid));
      if (type === 'dd.error') waiting?.reject(new Error(String(message['message'])));
      else waiting?.resolve(message);
    }

    #keep(state: unknown): void {
      this.#state = state;
      if (this.getAttribute('store') !== 'host') return;
      try {
        localStorage.setItem(this.#key, JSON.stringify(state));
      } catch {
        // Closed or full: it holds until the page is left.
      }
    }
  }

  if (!customElements.get('dice-drift')) customElements.define('dice-drift', DiceDrift);
}
