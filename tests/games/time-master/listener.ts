import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt, SAME } from '../../../machines/time-master/questions';
import { DIFFICULTIES, ROUND_TYPES } from '../../../machines/time-master/rules';
import { text } from '../../../src/games/time-master/text';
import { choicesIn, heardQuestion, type Listener } from '../../helpers/listener';

const [HOUR, DAY] = [60, 1440];
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Converts a spoken time to minutes since midnight; NaN if it is not a time. */
function timeFrom(spoken: string): number {
  if (spoken === 'noon') return DAY / 2;
  if (spoken === 'midnight') return 0;
  const [, hours, minutes = '0'] = /^(\d+|zero)(?: (?:oh )?(\d+)| o'clock)? on the 24-hour clock$/.exec(spoken) ?? [];
  if (hours !== undefined) return (hours === 'zero' ? 0 : Number(hours)) * HOUR + Number(minutes);
  const [, clock = '', half = ''] = /^(.*?) (AM|PM|at night|in the [a-z]+)$/.exec(spoken) ?? [];
  const [, count, way, named] = /^(?:(\d+|quarter|half) (past|to) )?(\d+)/.exec(clock) ?? [];
  const [, own = '0'] = /^\d+ (?:oh )?(\d+)$/.exec(clock) ?? [];
  const away = count === 'quarter' ? 15 : count === 'half' ? 30 : Number(count ?? own);
  const onClock = ((Number(named) % 12) * HOUR + (way === 'to' ? -away : away) + DAY / 2) % (DAY / 2);
  const isLate = half === 'PM' || half === 'in the afternoon' || half === 'in the evening';
  return onClock + (isLate || (half === 'at night' && onClock >= 9 * HOUR) ? DAY / 2 : 0);
}

function minutesIn(spoken: string): number {
  const count = (unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(spoken)?.[1] ?? 0);
  // Minutes without a unit, as in "2 hours 35".
  const after = Number(/hours? (\d+)$/.exec(spoken)?.[1] ?? 0);
  return count('day') * DAY + count('hour') * HOUR + count('minute') + after;
}

/** The minutes after 12 that the two hands show. */
function timeOfHands(hands: string): number {
  const [, hour = '', after = '0', on = ''] =
    /^Short hand (?:on|between) (\d+)(?: and \d+)?, long hand (?:on|(\d+) minutes? after) (\d+)\.$/.exec(hands) ?? [];
  return (Number(hour) % 12) * HOUR + (Number(on) % 12) * 5 + Number(after);
}

/** The time in figures without AM or PM: "3 35", "3 oh 5", "3 zero zero". */
function timeOfFigures(figures: string): number {
  const [, hour = '', minutes = '0'] = /^(\d+) (?:zero zero|(?:oh )?(\d+))$/.exec(figures) ?? [];
  return (Number(hour) % 12) * HOUR + Number(minutes);
}

/** The time on a clock; null if the question is about something else. */
function readClock(asked: string): number | null {
  const [, shown] = /^What time is it(?: with AM or PM)?\? (.*)$/.exec(asked) ?? [];
  if (shown === undefined) return null;
  const [, digital] = /^The digital clock shows (.*)\.$/.exec(shown) ?? [];
  if (digital !== undefined) return timeOfFigures(digital);
  const [, day] = /^It is (.*)\.$/.exec(shown) ?? [];
  return day === undefined ? timeOfHands(shown) : timeFrom(day);
}

function solve(asked: string): number | null {
  const read = readClock(asked);
  if (read !== null) return read;
  const [, unit, amount = ''] = /^How many (minutes|hours) are in (.*)\?$/.exec(asked) ?? [];
  if (unit !== undefined) return minutesIn(amount) / (unit === 'hours' ? HOUR : 1);
  const [, from, to = ''] = /^How long is it from (.*? [AP]M) to (.*)\?$/.exec(asked) ?? [];
  if (from !== undefined) return (timeFrom(to) - timeFrom(from) + DAY) % DAY;
  const [, length, start = ''] = /^What time is it (.*) after (.*)\?$/.exec(asked) ?? [];
  if (length !== undefined) return (timeFrom(start) + minutesIn(length)) % DAY;
  const [, days, way, day = ''] = /^What day is (\d+) days? (after|before) (\w+)\?$/.exec(asked) ?? [];
  if (days !== undefined) return (WEEK.indexOf(day) + (way === 'after' ? 1 : -1) * Number(days) + 14) % 7;
  return null;
}

/** The index of the correct choice in a comparison; null if the question is not a comparison. */
function compare(spoken: string): number | null {
  const [, asks, one = '', other = ''] =
    /^Which is (later|earlier)\? Choices: (.*), (.*), the same\.$/.exec(spoken) ?? [];
  if (asks === undefined) return null;
  const ahead = timeFrom(other) - timeFrom(one);
  return ahead === 0 ? SAME : Number(ahead > 0 === (asks === 'later'));
}

/** A time on a clock with hands: "half past 3", "3 35". */
const timeOnFace = (choice: string): number =>
  /past|to|o'clock/.test(choice) ? timeFrom(`${choice} in the morning`) : timeOfFigures(choice);

const minutesOf = (choice: string, asked: string): number =>
  asked.startsWith('How many hours') ? minutesIn(choice) / HOUR : minutesIn(choice);

export const listener: Listener = {
  starts: ROUND_TYPES.flatMap((type) =>
    DIFFICULTIES.flatMap((difficulty) => TIME_SETTINGS.map((time) => text.ear.start({ difficulty, type, time }))),
  ),
  questions: (seed) =>
    ROUND_TYPES.flatMap((type) =>
      DIFFICULTIES.map((difficulty) => {
        const question = questionAt(seed, { difficulty, type }, seed % 10);
        return heardQuestion(text.ear.asked(question), question.answer);
      }),
    ),
  answer: (spoken) => {
    const compared = compare(spoken);
    if (compared !== null) return String(compared);
    const [asked = ''] = spoken.split(' Choices: ');
    const answer = solve(asked);
    if (answer === null) return null;
    const choices = choicesIn(spoken);
    const valueOfChoice = (choice: string) =>
      WEEK.includes(choice)
        ? WEEK.indexOf(choice)
        : / [AP]M$/.test(choice)
          ? timeFrom(choice)
          : asked.startsWith('What time is it?')
            ? timeOnFace(choice)
            : minutesOf(choice, asked);
    return choices.length === 0 || choices.some((choice) => valueOfChoice(choice) === answer) ? String(answer) : null;
  },
  // The four choices alone can take twelve words.
  maxLength: 28,
};
