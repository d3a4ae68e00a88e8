/* The device state that a round depends on, as it was when the round began. */
import type { GameClock } from '../../../../machines/core/clock';
import { NO_MEMORY } from '../../../../machines/learning/memory';
import { newMix } from '../../../../machines/learning/mix';
import { packMemory } from '../../../../machines/learning/pack-memory';
import type { Store } from '../../../device/device-store';
import { learningStore, readMemory } from '../../../device/learning';
import type { StateBeforeRound, UnfinishedRound } from '../../../device/unfinished-round';

/** A stored value in two forms: as the machine receives it, and as it is stored. */
interface Held {
  readonly now: () => unknown;
  readonly stored: () => unknown;
  /** Parses the stored form. If it is invalid, returns the value for a new device. */
  readonly parsed: (stored: unknown) => unknown;
}

export const createStoredState = <Value>({ read, format }: Store<Value>): Held => ({
  now: read,
  stored: () => format.print(read()),
  parsed: (stored) => format.parse(stored) ?? format.fallback,
});

export function combineStoredStates(parts: Readonly<Record<string, Held>>): Held {
  const each = (of: (part: Held, name: string) => unknown) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, of(part, name)]));
  return {
    now: () => each(({ now }) => now()),
    stored: () => each(({ stored }) => stored()),
    parsed: (stored) => {
      const of = new Map<string, unknown>(Object.entries(Object(stored)));
      return each((part, name) => part.parsed(of.get(name)));
    },
  };
}

/** Progress in a game. The machine gets it in its input, and in an event when it changes in another tab. */
export interface ProgressState {
  readonly storedState: Held;
  /** Type of that event; null if the machine does not need the progress. */
  readonly otherTabEvent: string | null;
}

export const readStateBeforeRound = (reached: ProgressState): StateBeforeRound => ({
  memory: packMemory(learningStore.read()),
  reached: reached.storedState.stored(),
});

/** Input that replays a round: as usual, but with the state from the beginning of the round. Also sets the clock. */
export function replayInput<Input extends object>(
  input: Input,
  { begun }: UnfinishedRound,
  reached: ProgressState,
  clock: GameClock,
): Input {
  const { seed, settings, mix, startsAtOnce, questions, around, atMs } = begun;
  // Before the machine is created, because some machines read the clock immediately.
  clock.moveTo(atMs, 'run');
  return {
    ...input,
    clock,
    seed,
    settings,
    startsAtOnce,
    questions,
    mix: mix && newMix(readMemory(around.memory) ?? NO_MEMORY, mix.only, mix.guide),
    ...Object(reached.storedState.parsed(around.reached)),
  };
}
