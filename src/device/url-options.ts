import { TIME_SETTINGS, type TimeSetting } from '../../machines/core/time-setting';
import { QUESTION_MIXES, type QuestionMix } from './settings';

/** The query parameters of a game page; null or false if a parameter is absent or malformed. */
export interface UrlOptions {
  /** Identifies the round: the same seed and settings ask the same questions. Unsigned, 32 bits. */
  readonly seed: number | null;
  readonly time: TimeSetting | null;
  /** Whether questions are chosen for the player on this device. */
  readonly mix: QuestionMix | null;
  /** The only skills to ask, as written in the URL; null for all. */
  readonly facts: readonly string[] | null;
  /** Multiplies game time, 0.25 to 50. */
  readonly speed: number;
  readonly reducedMotion: boolean;
  readonly isMuted: boolean;
  /** Skips the menu and any introduction. */
  readonly startsAtOnce: boolean;
  /** A setting of one game; null unless the URL gives it a value that the game knows. */
  readonly setting: <const Value extends string>(name: string, values: readonly Value[]) => Value | null;
}

const SPEED = { min: 0.25, max: 50 } as const;
const MAX_SEED = 2 ** 32 - 1;

/** Reads the query parameters that every game knows. Called once, when the page opens. */
export function readUrlOptions(search: string): UrlOptions {
  const parameters = new URLSearchParams(search);
  const setting = <const Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === parameters.get(name)) ?? null;
  const isOn = (name: string): boolean => ['', '1', 'true'].includes(parameters.get(name) ?? 'off');
  return {
    seed: numberIn(parameters.get('seed'), /^\d{1,10}$/, 0, MAX_SEED),
    time: setting('time', TIME_SETTINGS),
    mix: setting('mix', QUESTION_MIXES),
    facts: parameters.get('facts')?.split(' ').filter(Boolean) ?? null,
    speed: numberIn(parameters.get('speed'), /^\d{1,2}(\.\d{1,4})?$/, SPEED.min, SPEED.max) ?? 1,
    reducedMotion: isOn('calm'),
    isMuted: isOn('mute'),
    startsAtOnce: isOn('start'),
    setting,
  };
}

function numberIn(text: string | null, shape: RegExp, min: number, max: number): number | null {
  if (text === null || !shape.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** A random seed for rounds without a link. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
