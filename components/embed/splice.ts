/** SPLICE, which course systems for computing speak: a state is asked for at the start, score and state are reported. */
import type { Host } from './host';

let count = 0;

function message(subject: string, content: object = {}): object {
  count += 1;
  return { subject: `SPLICE.${subject}`, message_id: `dd-${Date.now().toString(36)}-${count}`, ...content };
}

/** Asks for the state that was reported last, and goes on without waiting. Returns what to do with each message. */
export function askState(host: Host, restore: (state: unknown) => void): (data: unknown) => void {
  const asked = message('getState') as { message_id: string };
  let open = true;
  host.say(asked);
  return (data) => {
    const answer = (data ?? {}) as { subject?: unknown; message_id?: unknown; state?: unknown };
    if (!open || answer.subject !== 'SPLICE.getState.response') return;
    // Some hosts leave the id out; another's answer has another id.
    if (answer.message_id !== undefined && answer.message_id !== asked.message_id) return;
    open = false;
    if (typeof answer.state === 'object' && answer.state !== null) restore(answer.state);
  };
}

export function reportScoreAndState(host: Host, score: number, state: unknown): void {
  host.confide(message('reportScoreAndState', { score, state }));
}

export function sendEvent(host: Host, name: string, data: object): void {
  host.confide(message('sendEvent', { name, data }));
}
