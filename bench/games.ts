import { ACHIEVEMENTS } from '../machines/arithmetic-hero/achievements.ts';
import type { Change } from './build.ts';

/** A game as the benchmark plays it. */
export interface BenchGame {
  readonly id: string;
  /** The address of a round, without what every measurement adds. */
  readonly address: string;
  /** What `data-state` begins with while the round is played. */
  readonly playing: string;
  /** What the device remembers of the player, by key: nothing is unlocked in the middle of a measurement. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Gives a right answer to what is asked; runs in the page, so it must not use anything from outside itself. */
  readonly answer: () => void;
  /** What is changed in the source so that the measured moment lasts: the site of the benchmark alone is built with it. */
  readonly changes: readonly Change[];
  /**
   * How many things move at once, as `&things=` tells the changed source: the ordinary number first. `&pace=` makes them
   * move so many times slower, so that nothing ends by itself.
   */
  readonly things: readonly [number, ...number[]];
  /** How many frames pass until one more of them is there. */
  readonly framesPerThing: number;
}

/** Types the sum that is asked, and zaps it; the page of bare Pixi is answered so too. */
export function typeSum(): void {
  const [one, operation, other] = document.querySelector('[data-testid=question]')?.textContent.split(' ') ?? [];
  const field = document.querySelector<HTMLInputElement>('main input');
  if (one === undefined || other === undefined || field === null) return;
  const [a, b] = [Number(one), Number(other)];
  const answer = operation === '+' ? a + b : operation === '−' ? a - b : operation === '×' ? a * b : a / b;
  // A focus that is asked for again makes the browser lay the page out at once.
  if (document.activeElement !== field) field.focus();
  // React follows the field's own setter, as the browser calls it for a key.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, String(answer));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/** Finds the number that is missing in "7 × ? = 56", and chooses it where it is offered now. */
function chooseMissing(): void {
  const text = document.querySelector('[data-testid=question]')?.textContent ?? '';
  const fits = (number: string): boolean => {
    const [a = '', operation, b = '', , c = ''] = text.replace('?', number).split(' ');
    return (operation === '×' ? Number(a) * Number(b) : Number(a) / Number(b)) === Number(c);
  };
  for (const choice of document.querySelectorAll<HTMLButtonElement>('main [role=group] button')) {
    if (choice.getAttribute('aria-disabled') !== 'true' && fits(choice.textContent)) choice.click();
  }
}

/** Does the sum that is asked, and chooses its answer where it is offered now. */
function chooseAnswer(): void {
  const [one, operation, other] = document.querySelector('[data-testid=question]')?.textContent.split(' ') ?? [];
  const [a, b] = [Number(one), Number(other)];
  const answer = operation === '+' ? a + b : operation === '−' ? a - b : operation === '×' ? a * b : a / b;
  for (const choice of document.querySelectorAll<HTMLButtonElement>('main [role=group] button')) {
    if (choice.getAttribute('aria-disabled') !== 'true' && Number(choice.textContent) === answer) choice.click();
  }
}

/** Takes one more tile of some that make the target. */
function takeTile(): void {
  const [target = 0, sum = 0] = ['target', 'sum'].map((name) =>
    Number(document.querySelector<HTMLElement>(`[data-testid=${name}]`)?.dataset['value'] ?? 0),
  );
  const tiles = [...document.querySelectorAll<HTMLButtonElement>('main [role=group] button')].filter(
    (tile) => tile.getAttribute('aria-pressed') === 'false' && tile.getAttribute('aria-disabled') !== 'true',
  );
  const making = (rest: number, from: number, most: number): readonly HTMLButtonElement[] | null => {
    if (rest === 0) return [];
    if (most === 0) return null;
    for (const [at, tile] of tiles.slice(from).entries()) {
      const value = Number(tile.textContent);
      const others = value <= rest ? making(rest - value, from + at + 1, most - 1) : null;
      if (others !== null) return [tile, ...others];
    }
    return null;
  };
  making(target - sum, 0, 4)?.[0]?.click();
}

/** Finds x in "3x + 4 = 19", and chooses it. */
function chooseX(): void {
  const text = document.querySelector('[data-testid=question]')?.textContent ?? '';
  const [, crates = '', added = '', total = ''] = /^(\d*)x \+ (\d+) = (\d+)$/.exec(text) ?? [];
  const x = (Number(total) - Number(added)) / Number(crates || 1);
  for (const choice of document.querySelectorAll<HTMLButtonElement>('main [role=group] button')) {
    const value = choice.lastChild?.textContent;
    if (choice.getAttribute('aria-disabled') !== 'true' && Number(value) === x) choice.click();
  }
}

/** Works out what is asked about time at easy, and chooses it; or checks it, once it is chosen. */
function chooseTime(): void {
  // One object: what runs in the page can use nothing from outside.
  const read = {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    plain: (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' '),
    /** Minutes since midnight: "3:30 PM", "half past 3 in the afternoon", "3 o'clock in the morning". */
    time: (text: string): number => {
      const [, half = '', hour = '', minutes = '0', part = ''] =
        /(half past )?(\d+)(?::(\d+))?(?: o'clock)? (AM|PM|in the \w+|at night)/.exec(text) ?? [];
      const isMorning = part === 'AM' || part === 'in the morning';
      return (Number(hour) % 12) * 60 + Number(minutes) + (half === '' ? 0 : 30) + (isMorning ? 0 : 720);
    },
    /** Minutes: "2 hours 30 minutes", "2 h 30 min", "150 minutes". */
    length: (text: string): number =>
      Number(/(\d+) h/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+) min/.exec(text)?.[1] ?? 0),
  };
  const dayOf = (text: string): number => read.days.findIndex((day) => text.includes(day));

  const text = read.plain(document.querySelector('[data-testid=question]')?.textContent);
  const answers = (option: string): boolean => {
    if (text.startsWith('How many')) return read.length(option) === read.length(text.replace(/^How many minutes/, ''));
    if (text.startsWith('How long')) {
      const [from = '', to = ''] = text.split(' to ');
      return read.length(option) === read.time(to) - read.time(from);
    }
    if (text.startsWith('What time')) return read.time(option) === read.time(text) + read.length(text);
    if (text.startsWith('What day')) {
      const count = Number(/(\d+) day/.exec(text)?.[1]);
      return dayOf(option) === (dayOf(text) + (text.includes('after') ? count : 7 - count)) % 7;
    }
    const [one = 0, other = 0] = (text.split(': ')[1] ?? '').split(' or ').map(read.time);
    if (one === other) return option.includes('same');
    const asked = text.includes('later') ? Math.max(one, other) : Math.min(one, other);
    return !option.includes('same') && read.time(option) === asked;
  };
  const choices = [...document.querySelectorAll<HTMLButtonElement>('main [aria-label=Answers] button')];
  if (choices.some((choice) => choice.getAttribute('aria-disabled') === 'true')) return;
  const right = choices.find((choice) => answers(read.plain(choice.lastChild?.textContent)));
  if (right?.getAttribute('aria-pressed') === 'false') right.click();
  else
    document.querySelector('main form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/** What the changed source reads from the address. */
const asked = (name: string, otherwise: number): string =>
  `Number(new URLSearchParams(globalThis.location?.search).get('${name}') ?? ${otherwise})`;
const THINGS = asked('things', 5);
const HERO_RULES = 'machines/arithmetic-hero/rules.ts';
const HERO_LEVELS = 'machines/arithmetic-hero/levels.ts';
const TAKEDOWN_RULES = 'machines/target-takedown/rules.ts';

/** Bests that no round comes to, so that none is written in the middle of a measurement. */
const bestsOf = (kind: string) => ({ version: 1, data: { [kind]: { score: 1e9, streak: 1e9 } } });

/** Every game that is measured. A new game is one entry here, and its limits in budgets.json. */
export const GAMES: readonly BenchGame[] = [
  {
    id: 'arithmetic-hero',
    address: '/arithmetic-hero?mode=arcade&level=1&answers=type',
    playing: 'playing.arcade.falling',
    answer: typeSum,
    stored: {
      arithmeticHeroProgress: {
        unlockedLevels: 5,
        totalCorrectAnswers: 100_000,
        longestStreak: 100_000,
        achievements: ACHIEVEMENTS.map(({ id }) => ({ id, isUnlocked: true })),
      },
    },
    things: [5, 30],
    framesPerThing: 54,
    // One long wave in which each sum that is solved makes room for the next, and which falls the slower the more there are.
    changes: [
      { file: HERO_RULES, from: 'mostUnsolved: 5', to: `mostUnsolved: ${THINGS}` },
      { file: HERO_RULES, from: 'spawnMs: 1500', to: 'spawnMs: 900' },
      { file: HERO_RULES, from: 'fasterPerLevelMs: 100', to: 'fasterPerLevelMs: 0' },
      { file: HERO_LEVELS, from: 'speedMs: 8000', to: `speedMs: 1600 * ${THINGS} * ${asked('pace', 1)}` },
      { file: HERO_LEVELS, from: 'speedIncreaseMs: 200', to: 'speedIncreaseMs: 0' },
      { file: HERO_LEVELS, from: 'equationsPerWave: 5', to: 'equationsPerWave: 1e9' },
      { file: 'machines/arithmetic-hero/falling.ts', from: 'CARD_GAP = 24', to: `CARD_GAP = 120 / ${THINGS}` },
    ],
  },
  {
    // After five answers the ship is in warp mode, and stays there.
    id: 'math-warp',
    address: '/math-warp?time=none',
    playing: 'playing',
    answer: chooseMissing,
    stored: { 'numeria.math-warp.bests': bestsOf('none') },
    things: [4],
    framesPerThing: 60,
    changes: [],
  },
  {
    id: 'target-takedown',
    address: '/target-takedown?mode=chill&time=none',
    playing: 'playing',
    answer: takeTile,
    stored: { 'numeria.target-takedown.bests': bestsOf('chill.none') },
    things: [12, 32],
    framesPerThing: 10,
    changes: [
      {
        file: TAKEDOWN_RULES,
        from: 'tiles: { fewest: { at: 8, each: 1 }, most: { at: 12, each: 2 } }',
        to: `tiles: { fewest: { at: ${asked('things', 12)}, each: 0 }, most: { at: ${asked('things', 12)}, each: 0 } }`,
      },
      {
        file: TAKEDOWN_RULES,
        from: 'target: { least: { at: 15, each: 5 }, most: { at: 35, each: 10 } }',
        to: 'target: { least: { at: 90, each: 0 }, most: { at: 90, each: 0 } }',
      },
    ],
  },
  {
    // The fullest balance there is: up to ten crates and 170 units.
    id: 'algebra-adventure',
    address: '/algebra-adventure?mode=findX&difficulty=hard&time=none',
    playing: 'playing',
    answer: chooseX,
    stored: { 'numeria.algebra-adventure.bests': bestsOf('findX.hard.none') },
    things: [10],
    framesPerThing: 10,
    changes: [],
  },
  {
    // As many sums as there is time for, each of its own seed: a round of 25 would soon be over.
    id: 'mental-maths',
    address: '/mental-maths?time=none',
    playing: 'playing',
    answer: chooseAnswer,
    stored: { 'numeria.mental-maths.bests': bestsOf('none') },
    things: [4],
    framesPerThing: 30,
    changes: [
      {
        file: 'machines/mental-maths/round.ts',
        from: 'question.number === RULES.questions - 1',
        to: 'question.number === 1e9',
      },
      {
        file: 'machines/mental-maths/questions.ts',
        from: 'while (earlier.length < number)',
        to: 'while (earlier.length < 0)',
      },
      {
        file: 'machines/mental-maths/questions.ts',
        from: 'const equation = equationAfter(earlier, seed);',
        to: 'const equation = equationAfter(earlier, seed + number);',
      },
    ],
  },
  {
    // The cart drives on with each answer, and never overtakes its best.
    id: 'math-facts',
    address: '/math-facts?mode=mixed&difficulty=easy&time=none',
    playing: 'racing',
    answer: typeSum,
    stored: { 'numeria.math-facts.bests': bestsOf('mixed.easy.none') },
    things: [1],
    framesPerThing: 30,
    changes: [],
  },
  {
    // As many questions as there is time for: a round of ten would soon be over.
    id: 'time-master',
    address: '/time-master?difficulty=easy&time=none',
    playing: 'playing',
    answer: chooseTime,
    stored: { 'numeria.time-master.bests': bestsOf('easy.none') },
    things: [1],
    framesPerThing: 30,
    changes: [
      { file: 'machines/core/quiz-round.ts', from: 'questions: 10', to: 'questions: 1e9' },
      // What the confetti of each right answer allocates is its library's (8 KB a frame); the measure of stutter has it.
      {
        file: 'src/play/quiz/useQuizHappenings.ts',
        from: "if (celebrates === 'answers') throwConfetti",
        to: "if (celebrates !== 'answers') throwConfetti",
      },
    ],
  },
];
