import type { Operation } from '../../../machines/core/arithmetic';
import type { ChildLook } from '../../../machines/core/child-look';
import { plural } from '../../locale/grammar';
import { childName } from '../children/names-text';
import type { Version } from './worksheet';

const FACT_NAMES: Readonly<Record<Operation, string>> = {
  '×': 'Times tables',
  '÷': 'Dividing',
  '+': 'Adding',
  '−': 'Taking away',
};

export const text = {
  title: 'Print',
  lead: 'Worksheets with answers, and certificates. Nothing about a child leaves this device.',
  about:
    'Choose a game, how many questions and how many versions. The answers come on a page of their own, and a QR code opens the same questions on a screen.',
  cards: 'Answer cards: a quiz for a class without devices',
  scriptless: 'To make a worksheet, please switch JavaScript on in your browser.',
  kind: 'What to print',
  kinds: { worksheet: 'Worksheet', certificate: 'Certificate' },
  from: 'Questions from',
  /** Facts that the memory of this device finds weak. */
  practise: (operation: Operation): string => `To practise: ${FACT_NAMES[operation]}`,
  count: 'Questions',
  size: 'Paper',
  sizes: { a4: 'A4', letter: 'Letter' },
  versions: 'Versions',
  answers: 'Answers',
  answerForms: { lines: 'Written on lines', circles: 'Circles A to D, for the camera' },
  circlesHint:
    'Children fill in one circle for each question. The code on the answer page opens the page that reads the sheets with a camera.',
  noCircles:
    'These questions do not have four answers to choose from. Pick another game, or choose “Written on lines”.',
  versionsHint: "Each version has the same questions in a different order, so neighbours can't copy.",
  seed: 'New questions',
  print: 'Print',
  nothingToPractise: 'This child knows all of these facts. Pick another row or a game.',
  pages: (pages: number, versions: number) =>
    plural(
      versions * pages,
      '1 page, and the answers on a page of their own.',
      `${versions * pages} pages, and the answers on a page of their own.`,
    ),
  sheet: {
    name: 'Name',
    date: 'Date',
    fillIn: 'Fill in one circle for each question, in pencil. Rub out mistakes well.',
    version: (version: Version) => `Sheet ${version}`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    onScreen: 'The same questions on a screen',
    /** A round on a screen has only the first questions of the sheet. */
    firstOnScreen: (first: number): string =>
      plural(first, 'Question 1 of sheet A on a screen', `Questions 1 to ${first} of sheet A on a screen`),
    factsOnScreen: 'Practise the same facts on a screen',
  },
  /** The title of a worksheet: the game and its settings. */
  worksheet: (game: string, settings: string): string => `${game} (${settings})`,
  key: (title: string, seedText: string) => `Answers: ${title}, ${seedText}`,
  mark: {
    cameraForCircles: 'Does it have circles to fill in? You can read the sheets of a whole class with a camera.',
    camera: 'Read the sheets with a camera',
    code: (version: Version) => `Mark sheet ${version}`,
    lead: 'Press each answer that was wrong or missing. The rest count as right.',
    sheet: 'Sheet',
    wrong: '✗ wrong',
    title: (worksheet: string): string => `Mark a sheet: ${worksheet}`,
    save: 'Save',
    saveFor: (child: ChildLook): string => `Save for the ${childName(child)}`,
    again: 'This sheet is already saved. It counts once, so there is nothing more to do.',
    saved: (right: number, of: number) =>
      `Saved: ${right} of ${of} right. The map is up to date, and the next rounds will use it.`,
  },
  certificate: {
    island: 'For stars in',
    none: 'There are no stars on this device yet. You can print a certificate once your child has won a star.',
    heading: 'Certificate',
    says: 'This is to certify that',
    won: (stars: number, max: number) => `has won ${stars} of ${max} stars in`,
    date: 'Date',
    signed: 'Signed',
  },
} as const;
