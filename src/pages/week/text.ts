import type { LegLength, WeekOrder } from '../../../machines/core/week-link';

/** "10 minutes", "1 round" */
export const lengthText = ({ unit, count }: LegLength): string => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;

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
  goTo: (title: string, hasBegun: boolean): string => (hasBegun ? `Sail on to ${title}` : `Sail to ${title}`),
  day: (number: number): string => `Day ${number}`,
  isDone: 'Done',
  minutesPlayed: (played: number, all: number): string => `${played} of ${all} minutes`,
  missing: (count: number): string =>
    count === 1
      ? 'One island of this week is not on this version of Numeria. You can play the others.'
      : `${count} islands of this week are not on this version of Numeria. You can play the others.`,
  stored: 'What you play is stored on this device only. It is forgotten four weeks after your last visit to this week.',
  change: 'For teachers: change this week',
  others: 'Weeks from your teacher',
  other: (titles: readonly string[]): string => titles.join(', '),
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
    count: (count: number): string => (count === 1 ? 'One boat has arrived.' : `${count} boats have arrived.`),
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
