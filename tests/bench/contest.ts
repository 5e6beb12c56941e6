/** What is timed against what: contestants of one contest do the same work, each in a loop of its own. */
export interface Contestant {
  /** What a reader would look for: a function of the library, or a package's name. */
  name: string;
  /** Does the work once. */
  run: () => unknown;
}

export interface Contest {
  /** What work it is. */
  title: string;
  /** How often the unit of work is done in one `run`, and what the unit is. */
  count: number;
  unit: string;
  ours: Contestant;
  peers: Contestant[];
}

/** What a contest came to, against the quickest peer. */
export interface Outcome {
  title: string;
  ours: string;
  peer: string;
  /** How many times as quick as the quickest peer: the median of the rounds' ratios. */
  ratio: number;
  /** Nanoseconds a unit of work, medians. */
  oursNs: number;
  peerNs: number;
  unit: string;
  rounds: number;
}

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

/** The shortest time worth reading off the clock, in milliseconds: short, so that most readings are not interrupted. */
const LONG_ENOUGH = 2;
/** At least seven; an odd number has a middle. */
const ROUNDS = 21;

function timed(run: () => unknown, times: number): number {
  const began = performance.now();
  for (let i = 0; i < times; i++) run();
  return (performance.now() - began) / times;
}

/** How often a run must be repeated to be worth timing. Warms it up on the way. */
function timesFor(run: () => unknown): number {
  timed(run, 3);
  return Math.max(1, Math.ceil(LONG_ENOUGH / timed(run, 3)));
}

/**
 * Times all contestants in turn, round after round, so that a machine that is slow for a while is slow for all of
 * them; then takes the median of the rounds' ratios.
 */
export function hold(contest: Contest, rounds = ROUNDS): Outcome {
  const all = [contest.ours, ...contest.peers];
  const times = all.map(({ run }) => timesFor(run));
  const taken = all.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (let k = 0; k < all.length; k++) {
      // The order turns from round to round.
      const who = (k + round) % all.length;
      taken[who]!.push(timed(all[who]!.run, times[who]!));
    }
  const [ours, ...peers] = taken;
  const ratios = peers.map((peer) => median(peer.map((time, round) => time / ours![round]!)));
  const ratio = Math.min(...ratios);
  const quickest = ratios.indexOf(ratio);
  const perUnit = (times: number[]) => (median(times) * 1e6) / contest.count;
  return {
    title: contest.title,
    ours: contest.ours.name,
    peer: contest.peers[quickest]!.name,
    ratio,
    oursNs: perUnit(ours!),
    peerNs: perUnit(peers[quickest]!),
    unit: contest.unit,
    rounds,
  };
}

let functions = 0;

/**
 * A function with a text of its own. Engines keep what they learn about types with a function's text: contestants that
 * shared a loop would spoil each other's.
 *
 * @param names what `body` uses from outside, with its `values`
 */
export function ownFunction(
  names: string[],
  parameters: string,
  body: string,
  values: unknown[],
): (...given: number[]) => unknown {
  functions += 1;
  const make = new Function(...names, `return function own${functions}(${parameters}) { ${body} }`);
  return make(...values);
}
