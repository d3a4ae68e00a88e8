import type { Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import type { Look, Walk } from './walks';

export const ASKING = 'playing.asking';
export const FEEDBACK = 'playing.feedback';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Minutes since midnight of a time in figures (3:45 PM), on the 24-hour clock (15:45) or in words. */
function minutesOf(time: string): number {
  if (time === 'noon') return 720;
  const [, hour = '', minute = '', half] = /^(\d+):(\d\d)(?: (AM|PM))?$/.exec(time) ?? [];
  if (hour !== '') {
    if (half === undefined) return 60 * Number(hour) + Number(minute);
    return 60 * ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) + Number(minute);
  }
  const [, count = '', way = '', named = '', part = ''] =
    /^(?:(\d+|quarter|half) (past|to) )?(\d+)(?: o'clock)? (.*)$/.exec(time) ?? [];
  const past = { '': 0, quarter: 15, half: 30 }[count] ?? Number(count);
  const onClock = 60 * (Number(named) % 12) + (way === 'to' ? -past : past);
  const isAfternoon = /afternoon|evening/.test(part) || (part === 'at night' && onClock >= 6 * 60);
  return (onClock + (isAfternoon ? 720 : 0) + 1440) % 1440;
}

const timeOf = (minutes: number): string => {
  const time = minutes % 1440;
  const hour = Math.floor(time / 60) % 12 || 12;
  return `${hour}:${String(time % 60).padStart(2, '0')} ${time < 720 ? 'AM' : 'PM'}`;
};
const lengthOf = (minutes: number): string =>
  [minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
/** How long "2 hours 35 minutes" is. */
const minutesIn = (length: string): number =>
  60 * Number(/(\d+) hour/.exec(length)?.[1] ?? 0) + Number(/(\d+) minute/.exec(length)?.[1] ?? 0);

/** The answer of a question as an option shows it and as it can be typed, worked out from the question's words alone. */
export function answerTo(asked: string): string {
  const question = asked.replaceAll('\u00a0', ' ');
  const amount = /^How many minutes are in (.*)\?$/.exec(question)?.[1];
  if (amount !== undefined) return `${minutesIn(amount)} minutes`;
  const days = /^How many hours are in (\d+) days\?$/.exec(question)?.[1];
  if (days !== undefined) return `${24 * Number(days)} hours`;
  const [, from, to] = /^How long is it from (.*) to (.*)\?$/.exec(question) ?? [];
  if (from !== undefined && to !== undefined) return lengthOf((minutesOf(to) - minutesOf(from) + 1440) % 1440);
  const [, length, start] = /^What time is it (.*) after (.*)\?$/.exec(question) ?? [];
  if (length !== undefined && start !== undefined) return timeOf(minutesOf(start) + minutesIn(length));
  const [, way, first, second] = /^Which is (later|earlier): (.*) or (.*)\?$/.exec(question) ?? [];
  if (first !== undefined && second !== undefined) {
    const ahead = minutesOf(second) - minutesOf(first);
    return ahead === 0 ? 'They are the same' : ahead > 0 === (way === 'later') ? second : first;
  }
  const [, count, side, day = ''] = /^What day is (\d+) days? (after|before) (.*)\?$/.exec(question) ?? [];
  return DAYS[(DAYS.indexOf(day) + (side === 'after' ? Number(count) : 70 - Number(count))) % 7] ?? question;
}

/** The page of Time Master as a player meets it. */
export class Tower extends GamePage {
  constructor(page: Page) {
    super(page, '/time-master');
  }

  override start(name = 'Start'): Promise<void> {
    return super.start(name);
  }

  async asksNow(): Promise<string> {
    return (await this.question.textContent()) ?? '';
  }

  /** What each option shows, without its key; empty where the answer is typed. */
  options(): Promise<readonly string[]> {
    return this.choices().evaluateAll((buttons) =>
      buttons.map((button) => (button.lastChild?.textContent ?? '').replaceAll('\u00a0', ' ')),
    );
  }

  choices() {
    return this.page.getByRole('group', { name: 'Answers', exact: true }).getByRole('button');
  }

  /** Chooses or types, and checks. */
  async give(isCorrect: boolean): Promise<void> {
    const answer = answerTo(await this.asksNow());
    const options = await this.options();
    if (options.length === 0) {
      await this.type(isCorrect ? answer : wrongFor(answer));
      return;
    }
    const right = options.indexOf(answer);
    await this.choices()
      .nth(isCorrect ? right : (right + 1) % options.length)
      .click();
    await this.button('Check Answer').click();
  }

  /** Gives so many answers, and goes on after each; the questions. */
  async giveMany(count: number, isCorrect = true): Promise<readonly string[]> {
    const questions: string[] = [];
    for (let given = 0; given < count; given++) {
      questions.push(await this.asksNow());
      await this.give(isCorrect);
      await this.pass(1600);
    }
    return questions;
  }
}

/** An answer of the same kind that is wrong. */
export function wrongFor(answer: string): string {
  if (DAYS.includes(answer)) return DAYS[(DAYS.indexOf(answer) + 1) % 7] ?? answer;
  return answer.includes('M')
    ? timeOf(minutesOf(answer) + 61)
    : answer.replace(/\d+/, (digits) => `${Number(digits) + 1}`);
}

/** Every type of question at hard and easy, right and wrong, a refused entry, the pause and the result. */
async function playRound(tower: Tower, look: Look): Promise<void> {
  await look('the menu');
  await tower.start();
  for (const index of [1, 2, 3, 4]) {
    if (index <= 3) await look(`question ${index}`);
    if (index === 1) {
      await tower.type('x');
      await look('an entry that is refused');
    }
    await tower.give(index % 2 === 0);
    await tower.pass(index % 2 === 0 ? 1000 : 4000);
    if (index <= 2) await look(`question ${index}, answered`);
    if (index % 2 === 1) await tower.button('Next').click();
    else await tower.pass(600);
  }
  await tower.page.keyboard.press('Escape');
  await look('the pause');
  await tower.button('End round').click();
  await look('the result');
}

/** Every screen and state of the game. */
export const WALKS: readonly Walk[] = [
  {
    name: 'a round in the clock tower',
    take: async (page, look) => {
      const tower = new Tower(page);
      await tower.openFrozen('?mute&seed=3&difficulty=hard&time=longer');
      await playRound(tower, look);
    },
  },
  {
    name: 'a round without a picture',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const tower = new Tower(page);
      await tower.openFrozen('?mute&seed=3&start&difficulty=medium&time=none');
      await look('a question without a picture');
      await tower.choices().first().click();
      await look('a choice without a picture');
      await tower.give(false);
      await tower.pass(1000);
      await look('a mistake without a picture');
    },
  },
];
