import type { ReactNode } from 'react';
import { settingLabel } from '../../play/menu/setting-labels';

export const text = {
  title: 'Topics',
  lead: 'Find what you are learning: games, worksheets, lessons and videos for each topic.',
  all: 'All topics',
  years: 'School year',
  allYears: 'All years',
  how: 'How to do it',
  example: 'An example',
  answer: (answer: string): string => `Answer: ${answer}`,
  play: 'Play',
  mixed: 'It asks other questions too.',
  paper: 'On paper',
  worksheet: 'Print a worksheet',
  lessons: 'Learn it in a lesson',
  leaving:
    'These lessons have a video and a quiz. They are on the website of Oak National Academy, which is not part of Numeria, and open in a new tab.',
  elsewhere: ' (Oak National Academy, in a new tab)',
  otherCoins: 'The games use the coins that you have chosen. The lessons use pounds and pence.',
  videos: 'Videos',
  video: (link: ReactNode, hub = ''): ReactNode => (
    <>
      {link} ({hub})
    </>
  ),
  older: 'These videos are for older learners, from the page for their exam.',
  curriculum: 'In England’s curriculum',
  source:
    'Statements of England’s national curriculum of 2014, which will be replaced from 2028. Contains public sector information licensed under the Open Government Licence v3.0. What goes with which topic is our own judgement.',
  previous: (link: ReactNode): ReactNode => <>Before this: {link}</>,
  next: (link: ReactNode): ReactNode => <>After this: {link}</>,
} as const;

/** What a link to a round says. The round is as in `roundText`. */
export const playText = (game: string, round: string): string =>
  round === '' ? `Play ${game}` : `Play ${game}: ${round}`;

/** The difficulty, level or size of a round: "Easy". Empty if it has none. */
export function roundText({ difficulty, level, size }: Readonly<Record<string, string>>): string {
  if (difficulty !== undefined) return settingLabel(difficulty);
  if (level !== undefined) return `Level ${level}`;
  return size === undefined ? '' : `${size} by ${size}`;
}
