import type { Battle } from '../../../../machines/arithmetic-hero/battle';
import { newBattle } from '../../../../machines/arithmetic-hero/battle';
import type { Card } from '../../../../machines/arithmetic-hero/falling';
import type { LevelId } from '../../../../machines/arithmetic-hero/levels';
import type { Mode, PowerUp } from '../../../../machines/arithmetic-hero/rules';
import type { TimeSetting } from '../../../../machines/core/time-setting';

interface CardOptions {
  readonly answer?: number;
  readonly powerUp?: PowerUp | null;
  readonly x?: number;
  /** The fall from just above the scene to the ground; null for a waiting card. */
  readonly sinceMs?: number;
  readonly landsMs?: number | null;
}

/** A card for a test. By default its answer is its number, and it lands in the distant future. */
export function createCard(number: number, options: CardOptions = {}): Card {
  const { answer = number, powerUp = null, x = 25, sinceMs = 0, landsMs = 1_000_000 } = options;
  return {
    problem: {
      number,
      first: answer,
      operation: '+',
      second: 0,
      answer,
      options: [answer, answer + 1, answer + 2, answer + 3],
      powerUp,
    },
    x,
    fall: landsMs === null ? null : { fromY: -10, sinceMs, landsMs },
  };
}

interface BattleOptions extends Partial<Omit<Battle, 'settings'>> {
  readonly mode?: Mode;
  readonly level?: LevelId;
  readonly time?: TimeSetting;
}

/** A battle for a test, by default on level 3 of the arcade. */
export function createBattle({ mode = 'arcade', level = 3, time = 'normal', ...battle }: BattleOptions = {}): Battle {
  return { ...newBattle({ seed: 1, time, mode, level, missed: null }, null, 0), ...battle };
}

/** The types of a battle's events, in order. */
export const eventTypes = ({ events }: Battle): readonly string[] => events.map(({ type }) => type);
