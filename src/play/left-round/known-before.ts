/* What of the device a round depends on, as it was when the round began. */
import type { GameClock } from '../../../machines/core/clock';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { newMix } from '../../../machines/learning/mix';
import { pack } from '../../../machines/learning/packed';
import type { Store } from '../../device/device-store';
import { learningStore, readMemory } from '../../device/learning';
import type { KnownBefore, LeftRound } from '../../device/left-round';

/** Something that the device holds, as a machine is given it, and as it is stored. */
interface Held {
  readonly now: () => unknown;
  readonly stored: () => unknown;
  /** What was stored so; as on a new device where it cannot be read. */
  readonly parsed: (stored: unknown) => unknown;
}

/** What one store holds. */
export const heldIn = <Value>({ read, format }: Store<Value>): Held => ({
  now: read,
  stored: () => format.print(read()),
  parsed: (stored) => format.parse(stored) ?? format.fallback,
});

/** Several such things by their names. */
export function heldTogether(parts: Readonly<Record<string, Held>>): Held {
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

/** What was reached in a game: its machine has it in its input, and in an event that says that more was reached elsewhere. */
export interface Reached {
  readonly held: Held;
  /** The type of that event; null where nothing that was reached goes into the machine. */
  readonly elsewhere: string | null;
}

/** What the page knows now of what the next round depends on. */
export const knownNow = (reached: Reached): KnownBefore => ({
  memory: pack(learningStore.read()),
  reached: reached.held.stored(),
});

/** What a machine is given to play a round again: the same as ever, but for what the round began with. Sets the clock. */
export function inputAgain<Input extends object>(
  input: Input,
  { begun }: LeftRound,
  reached: Reached,
  clock: GameClock,
): Input {
  const { seed, settings, mix, startsAtOnce, around, atMs } = begun;
  // Before the machine is made: some of them look at the clock at once.
  clock.moveTo(atMs, 'run');
  return {
    ...input,
    clock,
    seed,
    settings,
    startsAtOnce,
    mix: mix && newMix(readMemory(around.memory) ?? NO_MEMORY, mix.only),
    ...Object(reached.held.parsed(around.reached)),
  };
}
