import { joinList, plural } from '../../locale/grammar';
import type { Letter } from '../../vision/answer-cards';
import type { FoundSheet } from '../../vision/read-sheet';

const CORNER_NAMES = ['top left', 'top right', 'bottom right', 'bottom left'];

const cornerList = (corners: readonly number[]): string =>
  joinList(corners.map((corner) => CORNER_NAMES[corner] ?? ''));

const list = (numbers: readonly number[]): string => joinList(numbers.map(String));

const cardCount = (cards: number): string => plural(cards, '1 card', `${cards} cards`);

export const text = {
  title: 'Answer cards',
  lead: 'A quick quiz for the whole class, with one camera and no devices for the children.',
  about:
    'The camera starts only when you press its button, and is off while the page is hidden. Pictures are read on this device and never stored or sent. Nobody sees who was right. Everything is forgotten when you close the page.',
  steps: [
    'Print the cards once. Each child keeps the same card.',
    'Choose the questions here. Each is shown large, with four answers: A, B, C and D.',
    'Children turn their card until their letter is at the top, and hold it up.',
    'The camera reads all cards in a few seconds. Show the answers, talk about the question, and go on.',
  ],
  scriptless: 'To use answer cards, please switch JavaScript on in your browser.',
  kind: 'What to do',
  kinds: { quiz: 'Ask questions', print: 'Print cards', sheets: 'Read filled-in sheets' },
  from: 'Questions from',
  count: 'Questions',
  begin: 'Begin',
  noLetters: 'These questions do not have four answers to choose from. Please pick another game.',
  noFacts: 'There are no facts to ask. Please pick a game.',
  pickGame: 'Pick a game',
  cards: {
    numbers: 'Cards',
    from: 'From',
    to: 'To',
    layout: 'On each page',
    layouts: { two: 'Two cards, for up to 6 m', one: 'One card, for up to 9 m' },
    print: 'Print the cards',
    pages: (pages: number) =>
      plural(
        pages,
        '1 page. Print at full size, on white paper that is not shiny.',
        `${pages} pages. Print at full size, on white paper that is not shiny.`,
      ),
    hold: 'Turn the card until your letter is at the top. Hold it flat, with your fingers off the black square.',
    number: (card: number) => `Card ${card}`,
  },
  quiz: {
    question: (number: number, of: number) => `Question ${number} of ${of}`,
    /** A question with its answers, for screen readers. */
    spoken: (number: number, of: number, asked: string, choices: readonly (readonly [Letter, string])[]) =>
      `Question ${number} of ${of}. ${asked} ${choices.map(([letter, choice]) => `${letter}: ${choice}.`).join(' ')}`,
    letter: (letter: Letter) => `${letter}: `,
    camera: 'Start the camera',
    cameraOff: 'Stop the camera',
    instead: 'You can still ask the questions and count hands up for each letter.',
    opened: 'The camera is on. Hold up your cards.',
    view: 'What the camera sees',
    none: 'Hold up your cards.',
    read: (cards: number) => `${cardCount(cards)} read`,
    numbers: 'Cards that have been read',
    twice: (cards: readonly number[]) =>
      plural(
        cards.length,
        `There are two cards with the number ${list(cards)}. Neither counts until one of them is put down.`,
        `There are two cards for each of the numbers ${list(cards)}. Neither counts until one of them is put down.`,
      ),
    show: 'Show answers',
    right: (letter: Letter, answer: string) => `The answer is ${letter}: ${answer}`,
    bar: (letter: Letter, votes: number) => `${letter}: ${cardCount(votes)}`,
    rightBar: (letter: Letter, votes: number) => `${letter}: ${cardCount(votes)}, right`,
    slip: (letter: Letter, given: string, votes: number) => `${cardCount(votes)} showed ${letter}: ${given}.`,
    next: 'Next question',
    finish: 'To the end',
    over: 'Which questions were hard?',
    allRight: 'Every card was right every time.',
    noneRead: 'No cards were read.',
    missed: (missed: number, of: number) => `${missed} of ${of} got it wrong`,
    again: 'Same questions again',
    other: 'Other questions',
    leave: 'Back to the start',
  },
  sheets: {
    title: 'Read filled-in sheets',
    how: 'To read filled-in sheets, print a worksheet with circles and scan the code on its answer page with this device.',
    make: 'Make a worksheet with circles',
    lead: (title: string) => `${title}. Hold the sheets under the camera one at a time, or choose photos of them.`,
    camera: 'Use the camera',
    cameraOff: 'Stop the camera',
    instead: 'You can choose photos of the sheets instead.',
    photos: 'Choose photos',
    view: 'What the camera sees',
    hint: {
      look: 'Hold a sheet so that all four corner squares are in the picture.',
      close: 'A little closer, please.',
      other: 'This sheet has different questions or is from an older version of the site, so it has not been counted.',
      same: 'This sheet has already been counted. Show the next one.',
    },
    corners: ({ missing }: Extract<FoundSheet, { type: 'corners' }>) =>
      plural(
        missing.length,
        `The ${cornerList(missing)} corner is missing. Lay the sheet flat, with all four corners in the picture.`,
        `The ${cornerList(missing)} corners are missing. Lay the sheet flat, with all four corners in the picture.`,
      ),
    photoFailed: (name: string, why: string) => `${name}: ${why}`,
    noReader: 'The reader could not be loaded. Please check your connection, and choose the photos again.',
    noPicture: 'this file is not a picture, or cannot be read.',
    found: (version: string, right: number, of: number) => `Sheet ${version}: ${right} of ${of} right`,
    unsure: (questions: readonly number[]) =>
      plural(
        questions.length,
        `Please look at question ${list(questions)}, and press the answer that the child chose.`,
        `Please look at questions ${list(questions)}, and press the answer that the child chose.`,
      ),
    question: (number: number, asked: string) => `${number}. ${asked}`,
    blank: 'none',
    add: 'Add this sheet',
    again: 'Read it again',
    skip: 'Skip this photo',
    picture: 'The sheet with what was read',
    counted: (sheets: number) => plural(sheets, '1 sheet counted', `${sheets} sheets counted`),
    missed: 'How many got each question wrong',
    row: (asked: string, answer: string, missed: number, of: number) =>
      `${asked} ${answer}: ${missed} of ${of} got it wrong`,
  },
} as const;
