/** The conversation between an embed that is awake and its host. */
import { readCommand, type Command, type Settings } from '../../src/embedding';
import { showTheme } from './appearance';
import type { Host } from './host';
import type { Told } from '../exercise-kit/tell';
import { Refusal, type Item } from './item';
import { afterRest, atMostEvery } from './pace';
import { completed, isScored, scoreOf } from './result';
import { askState, reportScoreAndState, sendEvent } from './splice';

/** `dd.change` at most four times a second. */
const BETWEEN_CHANGES = 250;
const REST = 400;

/** A state without the time of its last change, which alone is no news. */
function face(state: unknown): string {
  return JSON.stringify(state, (key, value: unknown) => (key === 'at' ? undefined : value));
}

export function talk(id: string, item: Item, host: Host, settings: Settings): void {
  const { root } = item;
  const keeps = settings.store !== 'off';
  let known = face(item.state());
  /** The reader did something here: a state that arrives only now comes too late. */
  let touched = false;
  /** The request that the next result answers. */
  let asked: Command['mid'];

  const say = (type: string, content: object, mid?: string | number) =>
    host.confide(host.message(type, content, mid));
  const fail = (error: unknown, mid?: string | number) => {
    const { code, message } = error instanceof Refusal ? error : { code: 'failed', message: String(error) };
    host.say(host.message('dd.error', { code, message }, mid));
  };

  const sayStateNow = () => {
    if (!keeps) return;
    const state = item.state();
    if (face(state) === known) return;
    known = face(state);
    touched = true;
    say('dd.state', { state });
    if (isScored(root)) reportScoreAndState(host, scoreOf(state), state);
  };
  item.watch(afterRest(REST, sayStateNow));

  let params = JSON.stringify(item.params());
  const sayChange = atMostEvery(BETWEEN_CHANGES, () => {
    const now = JSON.stringify(item.params());
    if (now === params) return;
    params = now;
    say('dd.change', { params: item.params() });
  });
  new MutationObserver(sayChange).observe(root, { attributeFilter: ['data-params', 'data-variant'] });

  root.addEventListener('dd-error', (event) => {
    fail(new Refusal('figure', String((event as CustomEvent).detail)));
  });
  root.addEventListener('dd-result', (event) => {
    const mid = asked;
    asked = undefined;
    touched = true;
    // What was checked is not to be lost by leaving at once.
    sayStateNow();
    completed((event as CustomEvent<Told['dd-result']>).detail, settings).then(
      (result) => {
        say('dd.result', result, mid);
        sendEvent(host, 'check', result);
      },
      (error: unknown) => fail(error, mid),
    );
  });

  const restore = (state: unknown) => {
    item.restore(state);
    // What came from the host is no news to it.
    known = face(item.state());
  };
  const hearState =
    keeps && isScored(root)
      ? askState(host, (state) => {
          if (touched) return;
          try {
            restore(state);
          } catch {
            // Another activity's, or damaged: this one starts from the beginning.
          }
        })
      : undefined;

  const obey = async (command: Command): Promise<void> => {
    const { type, mid } = command;
    // What is set shows after the next painting.
    const settled = () => new Promise((resolve) => setTimeout(resolve, 60));
    switch (type) {
      case 'dd.set':
        item.set(command.params!);
        await settled();
        return say('dd.change', { params: item.params() }, mid);
      case 'dd.get':
        return say('dd.state', { params: item.params(), state: item.state() }, mid);
      case 'dd.reset':
        item.reset();
        await settled();
        return say('dd.state', { params: item.params(), state: item.state() }, mid);
      case 'dd.submit':
        asked = mid;
        try {
          await item.submit();
        } finally {
          // A result has taken the request along; a guess has none.
          if (asked !== undefined) asked = undefined;
        }
        return isScored(root) ? undefined : say('dd.state', { state: item.state() }, mid);
      case 'dd.restore':
        restore(command.state);
        await settled();
        return say('dd.state', { params: item.params(), state: item.state() }, mid);
      case 'dd.theme':
        if (!showTheme(command.theme!))
          throw new Refusal('theme', 'The themes are auto, light, dark and contrast.');
        return say('dd.change', { params: item.params(), theme: command.theme }, mid);
      case 'dd.print':
        say('dd.state', { params: item.params(), state: item.state() }, mid);
        return print();
    }
  };

  host.say(host.message('dd.ready', {}));
  host.listen((data, mayCommand) => {
    hearState?.(data);
    const command = mayCommand ? readCommand(data, id) : undefined;
    if (command) obey(command).catch((error: unknown) => fail(error, command.mid));
  });
  host.awake();
}
