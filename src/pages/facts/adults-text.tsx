import type { ReactNode } from 'react';
import { type KnowledgeLevel, MEMORY } from '../../../machines/learning/memory';
import { plural } from '../../locale/grammar';
import { formatSeconds } from './format-seconds';

interface Meaning {
  readonly name: string;
  readonly meaning: string;
}

/** What the states mean. The numbers are taken from the constants of the memory. */
export const STATE_MEANINGS: Readonly<Record<KnowledgeLevel | 'rusty', Meaning>> = {
  new: { name: 'Not asked yet', meaning: 'It has not come up in any game on this device yet.' },
  learning: { name: 'Learning', meaning: 'It has been asked, but is not reliably right yet.' },
  right: { name: 'Right', meaning: 'It was right without thinking for long, or at least twice in a row.' },
  quick: {
    name: 'Quick',
    meaning: `It is reliably right, mostly within ${formatSeconds(MEMORY.quickMs)} to ${formatSeconds(MEMORY.goodMs)} seconds of thinking, not counting the time for typing. Without a timer, and in what is not a sum, being right on several days is enough.`,
  },
  rusty: {
    name: 'A bit rusty',
    meaning: 'It was known, but has been missed since or has not come up for weeks. Progress is never taken away.',
  },
};

export const text = {
  title: 'For grown-ups',
  about:
    'This map is made from the answers in all games on this device. None of it is sent anywhere. It leaves the device only on paper, as a file or as a link, when you press one of these buttons.',
  print: 'Print',
  worksheet: 'Worksheet to practise',
  save: 'Save to a file',
  saved: (name: ReactNode) => (
    <>Saved as {name}, with all your other progress. You can load it again on the Your progress page.</>
  ),
  showCode: 'Show as a QR code',
  /** What a QR code leaves out if it has no room for it. */
  codeWithoutSkills:
    'The QR code only has the tables and sums, because there is no room for more. The link has everything.',
  link: 'The link contains the map itself. Anyone who opens it sees this map. Nothing is saved on their device unless they choose to.',
  curriculum: {
    title: 'What the child can do, and where it is in England’s curriculum',
    source:
      "The statements are from England's national curriculum of 2014, which will be replaced from 2028. Contains public sector information licensed under the Open Government Licence v3.0. Which skill is part of which statement is our own judgement.",
    topic: (topic: string, known: number, of: number): string => `${topic}: ${known} of ${of}`,
    skill: (name: ReactNode, state: string) => (
      <>
        {name}: {state}
      </>
    ),
    skillAsked: (name: ReactNode, state: string, times: number) => (
      <>
        {name}: {state}, asked {plural(times, 'once', `${times} times`)}
      </>
    ),
    skillAskedOften: (name: ReactNode, state: string) => (
      <>
        {name}: {state}, asked many times
      </>
    ),
  },
} as const;
