import { answerByEither, type BotGame, quizRounds } from '../../e2e/helpers/bot-kit';
import type { VisiblePage } from '../../e2e/helpers/bot-sight';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Minutes since midnight of a time written as 3:45 PM, as 15:45 or in words. */
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
/** The minutes in "2 hours 35 minutes". */
const minutesIn = (length: string): number =>
  60 * Number(/(\d+) hour/.exec(length)?.[1] ?? 0) + Number(/(\d+) minute/.exec(length)?.[1] ?? 0);

const WORDS_OF = ['past', 'to', "o'clock"] as const;
const clockOf = (minutes: number): string => timeOf(minutes % 720).replace(/ [AP]M$/, '');
/** A time as a clock with hands tells it. */
function wordsOf(minutes: number): string {
  const [hour, past] = [clockOf(minutes).split(':')[0] ?? '', minutes % 60];
  if (past === 0) return `${hour} o'clock`;
  if (past === 30) return `half past ${hour}`;
  const [count, way, named] = past < 30 ? [past, 'past', hour] : [60 - past, 'to', clockOf(minutes + 60).split(':')[0]];
  return `${count === 15 ? 'quarter' : count} ${way} ${named}`;
}

/** The answer to "What time is it?", in the form of the choices, or as it is typed; undefined for other questions. */
function readClock({ question, choices }: VisiblePage): string | undefined {
  const [, half, clock] = /^What time is it( with AM or PM)?\?\s+On the clock: (.*)\.$/.exec(question) ?? [];
  if (clock === undefined) return undefined;
  const [, hour, after = '0', on] =
    /^short hand (?:on|between) (\d+).*, long hand (?:on|(\d+) minutes? after) (\d+)$/.exec(clock) ?? [];
  const time = hour === undefined ? minutesOf(clock) : 60 * (Number(hour) % 12) + 5 * (Number(on) % 12) + Number(after);
  if (half !== undefined) return timeOf(time);
  const isInWords = choices.some(({ text }) => WORDS_OF.some((word) => text.includes(word)));
  return isInWords ? wordsOf(time) : clockOf(time);
}

/**
 * The answer to a question, both as an option shows it and as it can be typed, worked out only from the
 * question's text.
 */
function answerTo(asked: string): string {
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

/** A wrong answer of the same kind. */
function wrongFor(answer: string): string {
  if (DAYS.includes(answer)) return DAYS[(DAYS.indexOf(answer) + 1) % 7] ?? answer;
  return answer.includes('M')
    ? timeOf(minutesOf(answer) + 61)
    : answer.replace(/\d+/, (digits) => `${Number(digits) + 1}`);
}

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start' },
  over: 'finished',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: quizRounds(10),
  answer: (sight, verdict) => {
    const answer = readClock(sight) ?? answerTo(sight.question);
    return answerByEither(sight, verdict, answer, wrongFor(answer));
  },
};
