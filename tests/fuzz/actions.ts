import { pickOne, type Random, randomBoolean, randomInteger, seededRandom } from '../../machines/core/random.ts';
import type { GameInvariants } from './games.ts';

export type Press = 'click' | 'tap' | 'double';

/**
 * An action of a player or a device. It is plain data, so that a list of actions can be repeated
 * and shortened.
 */
export type Action =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'hold'; readonly key: string; readonly times: number }
  | { readonly kind: 'type'; readonly text: string }
  /** Text that does not come from a key: pasted, dictated, or from an on-screen keyboard. */
  | { readonly kind: 'paste'; readonly text: string }
  /** Presses a visible control: in the game, among its answers, or anywhere on the page. */
  | { readonly kind: 'press'; readonly where: 'game' | 'answers' | 'page'; readonly which: number; readonly how: Press }
  /** Presses a point of the window, as ratios of its width and height. */
  | { readonly kind: 'point'; readonly x: number; readonly y: number; readonly how: Press }
  /** Gives and submits an answer: a choice or a typed number. */
  | { readonly kind: 'answer'; readonly which: number }
  | { readonly kind: 'resize'; readonly width: number; readonly height: number }
  | { readonly kind: 'tab'; readonly is: 'hidden' | 'shown' }
  | { readonly kind: 'graphics'; readonly are: 'lost' | 'restored' }
  | { readonly kind: 'storage'; readonly is: StorageState }
  /** Another tab writes to one of the existing keys. */
  | { readonly kind: 'elsewhere'; readonly which: number; readonly text: string }
  | { readonly kind: 'media'; readonly motion: 'reduce' | 'no-preference'; readonly colours: 'light' | 'dark' }
  | { readonly kind: 'text'; readonly sizePx: number }
  | { readonly kind: 'open'; readonly query: string }
  | { readonly kind: 'reload' }
  | { readonly kind: 'history'; readonly way: 'back' | 'forward' };

/** `full` means that nothing more can be written, and `closed` that nothing can be read either. */
export type StorageState = 'open' | 'full' | 'closed';

/** An action, and the time that passes after it, in milliseconds of the page's time. */
export interface Step {
  readonly action: Action;
  readonly thenMs: number;
}

type Texts = readonly [string, ...string[]];
const strings = (line: string): Texts => {
  const [first = '', ...others] = line.split(' ');
  return [first, ...others];
};
const DIGITS = '0 1 2 3 4 5 6 7 8 9';
const SIGNS = '- / . : , + a h m x p P';
const MOVES = 'Tab Tab Shift+Tab Home End ArrowLeft ArrowRight ArrowUp ArrowDown PageDown';
const KEYS = strings(
  `${DIGITS} ${SIGNS} ${MOVES} Enter Enter Enter Space Escape Backspace Delete Control+z Control+a Alt+x`,
);
const HELD = strings('Enter Space 5 Escape Tab ArrowRight Backspace p');
const PASTED: Texts = [
  ...strings('12 １２ +3 1/2 3:45 2,50 −4 -- 1e9 0x10 ½ <b>7</b> 😀 ٣ abc / : %s 0/0 1/0 -0 00012 .5'),
  ' 7 ',
  '1 1/2',
  '3:45 pm',
  '\u202e12',
  '1\n2',
  "'; --",
  '9'.repeat(400),
];
const TYPED: Texts = [...strings('7 12 1/2 10:30 0.25 -3 999999999 x Tuesday'), '4 h', '3:15 PM', '1 2'];
const WRITTEN: Texts = [
  ...strings('{ null [] {} 7 "text" {"version":99,"data":{}} {"version":1,"data":null}'),
  ...strings('{"version":1,"data":{"time":"never"}} {"highScores":{"arcade":"many"}} {"bestTime":-1,"streak":1e999}'),
  '',
];
type Size = readonly [width: number, height: number];
const SIZES: readonly [Size, ...Size[]] = [
  [320, 640],
  [360, 740],
  [740, 360],
  [390, 844],
  [844, 390],
  [640, 320],
  [820, 1180],
  [1180, 820],
  [1024, 640],
  [1440, 900],
  [1920, 1080],
];
/** Rare, because repainting such a large page is slow each time. */
const WHITEBOARD = { kind: 'resize', width: 3840, height: 2160 } as const;
const TEXT_SIZES_PX = [16, 16, 20, 24, 32] as const;

const pressed = (random: Random): Press => pickOne(random, ['click', 'click', 'tap', 'tap', 'double']);
const number = (random: Random): number => randomInteger(random, 0, 999);

/** Creates an action. The number is its frequency relative to the others. */
const MAKERS: readonly (readonly [often: number, make: (random: Random, law: GameInvariants) => Action])[] = [
  [30, (random) => ({ kind: 'key', key: pickOne(random, KEYS) })],
  [14, (random) => ({ kind: 'press', where: 'game', which: number(random), how: pressed(random) })],
  [14, (random) => ({ kind: 'press', where: 'answers', which: number(random), how: pressed(random) })],
  [12, (random) => ({ kind: 'answer', which: number(random) })],
  [6, (random) => ({ kind: 'type', text: pickOne(random, TYPED) })],
  [5, (random) => ({ kind: 'point', x: random(), y: random(), how: pressed(random) })],
  [4, (random) => ({ kind: 'paste', text: pickOne(random, PASTED) })],
  [3, (random) => ({ kind: 'hold', key: pickOne(random, HELD), times: randomInteger(random, 2, 12) })],
  [2, (random) => ({ kind: 'press', where: 'page', which: number(random), how: pressed(random) })],
  [3, resized],
  [2, (random) => ({ kind: 'tab', is: pickOne(random, ['hidden', 'shown']) })],
  [2, (random) => ({ kind: 'graphics', are: pickOne(random, ['lost', 'restored', 'restored']) })],
  [2, (random) => ({ kind: 'storage', is: pickOne(random, ['open', 'open', 'full', 'closed']) })],
  [2, (random) => ({ kind: 'elsewhere', which: number(random), text: pickOne(random, WRITTEN) })],
  [1, media],
  [1, (random) => ({ kind: 'text', sizePx: pickOne(random, TEXT_SIZES_PX) })],
  [1, (random, law) => ({ kind: 'open', query: createQuery(random, law) })],
  [0.5, () => ({ kind: 'reload' })],
  [1, (random) => ({ kind: 'history', way: pickOne(random, ['back', 'forward']) })],
];
const OFTEN = MAKERS.reduce((sum, [often]) => sum + often, 0);

function resized(random: Random): Action {
  if (randomBoolean(random, 0.04)) return WHITEBOARD;
  const [width, height] = pickOne(random, SIZES);
  return { kind: 'resize', width, height };
}

function media(random: Random): Action {
  return {
    kind: 'media',
    motion: pickOne(random, ['reduce', 'no-preference']),
    colours: pickOne(random, ['light', 'dark']),
  };
}

/** Values of each shared query parameter, valid or malformed. */
const PARAMETERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  seed: ['7', '0', '4294967295', '4294967296', '-1', '1e3', '', 'seven', '7&seed=8'],
  time: ['normal', 'longer', 'none', 'none', 'never', ''],
  speed: ['1', '4', '10', '50', '0.25', '51', '0', '-1', 'NaN', '1e1'],
  calm: ['', '1', 'false', 'x'],
  mute: ['', '1', '0'],
  start: ['', '1', 'true', 'no'],
};

/** The query of a link to a game: usually as a teacher would write it, sometimes with something malformed. */
export function createQuery(random: Random, law: GameInvariants): string {
  const given = [`seed=${randomInteger(random, 0, 2 ** 32 - 1)}`, 'mute'];
  if (randomBoolean(random, 0.7)) given.push('start');
  if (randomBoolean(random, 0.6)) given.push(`time=${pickOne(random, ['normal', 'longer', 'none'])}`);
  if (randomBoolean(random, 0.6)) given.push(`speed=${pickOne(random, ['2', '5', '10', '20'])}`);
  for (const [name, values] of Object.entries(law.settings)) {
    if (randomBoolean(random, 0.6)) given.push(`${name}=${values[randomInteger(random, 0, values.length - 1)] ?? ''}`);
  }
  if (randomBoolean(random, 0.3)) {
    for (const [name, values] of Object.entries(PARAMETERS))
      if (randomBoolean(random, 0.5)) given.push(`${name}=${pickOne(random, values)}`);
    if (randomBoolean(random, 0.5))
      given.push(pickOne(random, ['mode=%E0%A4%A', 'level=0', 'size=5', '&&=', 'difficulty=']));
  }
  return `?${randomBoolean(random, 0.2) ? given.toReversed().join('&') : given.join('&')}`;
}

function actionBy(random: Random, law: GameInvariants): Action {
  let rest = random() * OFTEN;
  for (const [often, make] of MAKERS) {
    rest -= often;
    if (rest < 0) return make(random, law);
  }
  return { kind: 'reload' };
}

/** The start of a session: local storage and query parameters. */
export interface SessionStart {
  readonly query: string;
  /**
   * Strings to write to the key with this number, modulo the number of keys. They are damaged, or
   * from a newer version of the site.
   */
  readonly damaged: { readonly which: number; readonly text: string } | null;
}

/**
 * The session for a seed: its start and this many steps. A longer session begins with the same
 * steps.
 */
export function createSession(
  seed: number,
  law: GameInvariants,
  length: number,
): { readonly beginning: SessionStart; readonly steps: readonly Step[] } {
  const random = seededRandom(seed, 'fuzz', law.id);
  const beginning = {
    query: createQuery(random, law),
    damaged: randomBoolean(random, 0.25) ? { which: number(random), text: pickOne(random, WRITTEN) } : null,
  };
  const steps = Array.from({ length }, () => ({
    action: actionBy(random, law),
    thenMs: randomBoolean(random, 0.5) ? 0 : randomInteger(random, 20, randomBoolean(random, 0.1) ? 4000 : 500),
  }));
  return { beginning, steps };
}
