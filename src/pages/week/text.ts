import type { LegLength, WeekOrder } from '../../../machines/core/week-link';
import { plural } from '../../locale/grammar';
import { formatDate } from '../../ui/dates';

/** "10 minutes", "1 round" */
export const lengthText = ({ unit, count }: LegLength): string =>
  unit === 'minutes' ? plural(count, '1 minute', `${count} minutes`) : plural(count, '1 round', `${count} rounds`);

/** "Monday 23 November" */
const dayText = (day: Date): string =>
  formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export const text = {
  title: 'Your week',
  about: 'A teacher can put rounds together for a week. Their link opens here, on your own device.',
  make: 'Make a week',
  map: 'Look at all games',
  order: {
    any: 'Visit the islands in any order.',
    days: 'Visit one island a day, in this order.',
  } satisfies Readonly<Record<WeekOrder, string>>,
  islands: 'The islands of your week',
  done: 'You have been to every island!',
  doneToday: 'That is all for today. Come back tomorrow!',
  playMore: 'Play the next one now',
  goTo: (title: string): string => `Sail to ${title}`,
  goOnTo: (title: string): string => `Sail on to ${title}`,
  day: (number: number): string => `Day ${number}`,
  isDone: 'Done',
  minutesPlayed: (played: number, all: number): string => `${played} of ${all} minutes`,
  missing: (count: number): string =>
    plural(
      count,
      'One island of this week is not on this version of Numeria. You can play the others.',
      `${count} islands of this week are not on this version of Numeria. You can play the others.`,
    ),
  stored: 'What you play is stored on this device only. It is forgotten four weeks after your last visit to this week.',
  change: 'For teachers: change this week',
  others: 'Weeks from your teacher',
  games: (titles: readonly string[]): string => titles.join(', '),
  other: (games: string, day: Date): string => `${games} (opened on ${dayText(day)})`,
  errors: {
    newer:
      'This link was made with a newer version of Numeria than the one on this device. Make sure that you are online, close every Numeria page, and open the link again.',
    damaged:
      'Part of this link is missing or has been changed. Please ask for the link again, and make sure that you copy all of it.',
    gone: 'This version of Numeria no longer has the games in this week. Please ask for a new link.',
  },
  stillPlay: 'You can still play:',
  code: {
    title: 'Show that you have arrived',
    qrCode: 'QR code of these letters',
    how: 'Hold this up to the camera of the class board, or read out the letters. Your boat then joins the others.',
    holds:
      'It contains your animal, your sail, how many islands there were and a random number. It does not contain your name, and nothing is sent.',
    change: 'Choose another animal or sail',
    animal: 'Your animal',
    sail: 'Your sail',
  },
  board: {
    title: 'Boats that have arrived',
    none: 'No boat has arrived yet.',
    count: (count: number): string => plural(count, 'One boat has arrived.', `${count} boats have arrived.`),
    join: 'Open the week',
    steps: [
      'Scan this on your device, or open the link.',
      'Visit all the islands. You can stop and come back another day.',
      'At the end you get a code. Show it to this board.',
    ],
    another: 'Another week',
    stored:
      'The codes are only in this tab, and are deleted when you close it. Nobody is ranked, and no answers are shown.',
  },
} as const;
