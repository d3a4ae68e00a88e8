import { CLASS_CODE } from '../../../machines/core/class-code';
import { plural } from '../../locale/grammar';
import { animalName, type Sailor, sailorName } from '../../play/modes/class/animals';
import { formatNumber } from '../../ui/format';
import { capitalise, numberToWord } from '../../ui/number-to-word';

const LETTERS = `${CLASS_CODE.signs} to ${CLASS_CODE.withAnswers.max}`;

const letters = (count: number): string => plural(count, '1 letter', `${count} letters`);

export const text = {
  title: 'For the class',
  undo: 'Undo',

  setup: {
    lead: 'Sail together as a whole class: no accounts, no names, and nothing is sent anywhere.',
    game: 'Game',
    begin: 'Set sail',
    steps: [
      'Choose a game here, on the board. It shows a QR code.',
      'Each child scans it on their own device, chooses an animal and plays. Everyone gets the same questions.',
      'At the end, each child gets a code of 9 letters or more. Hold it up to the camera of the board, or type it there.',
      'The boats gather, and the island grows with every correct answer. Nobody is ranked.',
      'Then “Most missed” shows which questions were hard, so that you can discuss them one at a time.',
    ],
  },

  join: {
    title: 'Join the round',
    code: 'QR code for the link to the round',
    steps: ['Scan this on your device.', 'Choose your animal, and play.', 'Bring your code to this board.'],
  },

  codes: {
    title: 'Bring your code',
    hold: 'Hold your code up to the camera.',
    cameraIsOn: 'The camera is on. Hold your code up to the camera.',
    view: 'What the camera sees',
    cameraOff: 'Camera off',
    camera: 'Use the camera',
    withoutCamera: 'You can type the codes.',
    type: 'Or type it',
    typeHint: 'A code is added as soon as its last letter is typed. To add several, paste them and press Enter.',
    add: 'Add it',
    /** Welcomes a child. It never reveals a score. */
    welcome: (child: Sailor): string => `Welcome aboard: the ${sailorName(child)}!`,
    welcomeMany: (children: number): string => `Welcome aboard: ${children} animals!`,
    alreadyHere: (child: Sailor): string => `The ${sailorName(child)} is here already.`,
  },

  /** Why a text is not a code from this round, and what to do. */
  errors: {
    notACode: `That is not a class code. A class code has ${LETTERS} letters and appears at the end of a round.`,
    length: (code: string, count: number): string => `“${code}” has ${letters(count)}. A code has ${LETTERS}.`,
    tooLong: (code: string, count: number): string =>
      `“${code}” has ${letters(count)}. A code has ${LETTERS}. If it is complete, it is from a newer version of this site. Reload this page to update it. The boats will still be here.`,
    sign: (code: string, sign: string): string =>
      `“${code}” has ${sign}, which codes never use. Please check that letter again.`,
    check: (code: string): string =>
      `“${code}” is not a code from this round. Please check each letter again, and that none is missing.`,
    more: (count: number): string =>
      plural(count, '1 more is wrong too.', `${formatNumber(count)} more are wrong too.`),
    tooMuch: 'This is too much text for one class. Please paste fewer codes at a time.',
  },

  /** Asks about codes when there are more of them than a class has children. */
  tooMany: {
    title: 'More boats than usual for a class',
    waiting: (aboard: number, waiting: number): string =>
      plural(
        waiting,
        `${formatNumber(aboard)} boats are here, and 1 more is waiting. Is your class really that big?`,
        `${formatNumber(aboard)} boats are here, and ${formatNumber(waiting)} more are waiting. Is your class really that big?`,
      ),
    leaveOut: 'Leave them out',
    let: (count: number): string => `Let ${count} more aboard`,
  },

  boats: {
    title: 'Who is here',
    /** A child's name on its boat, and the whole name for screen readers. */
    short: (child: Sailor): string => capitalise(animalName(child)),
    full: (child: Sailor): string => capitalise(sailorName(child)),
    /** Children who chose the same animal and sail are numbered. */
    numbered: (name: string, number: number): string => `${name} ${number}`,
    begin: 'Take a boat away',
    press: 'Press the boat to take away.',
    takeAway: (name: string): string => `Take away: ${name}`,
    away: (child: Sailor): string => `The ${sailorName(child)} was taken away.`,
    done: 'Done',
  },

  total: {
    nobody: "Who's coming aboard?",
    solved: (right: number): string => `Together you have solved ${right}.`,
    here: (children: number): string =>
      plural(children, 'One animal is here.', `${capitalise(numberToWord(children))} animals are here.`),
    stars: (stars: number): string => plural(stars, 'You earned one star.', `You earned ${numberToWord(stars)} stars.`),
    next: (right: number, part: string): string => `Next, at ${formatNumber(right)}: ${part}.`,
    island: (parts: readonly string[]): string => `On our island: ${parts.join(', ')}.`,
  },

  islandParts: {
    rainbow: 'a rainbow',
    balloon: 'a balloon',
    ground: 'an island',
    windmill: 'a windmill',
    garland: 'a garland',
    lamp: 'the lighthouse lamp',
    lighthouse: 'a lighthouse',
    house: 'a house',
    tent: 'a market stall',
    palm: 'a palm tree',
    garden: 'flowers',
    jetty: 'a jetty',
  },

  file: {
    save: 'Save as a file',
    /** The first line of the file: an animal, its correct answers and the number of questions. */
    header: ['animal', 'right', 'of'],
    contains: 'The file lists each animal with its correct answers, which are not shown here.',
  },
  again: 'Another round',
  stored: 'The codes are only in this tab, and are deleted when you close it.',
} as const;

/** Why there is no picture from the camera. What to do instead follows. */
export const CAMERA_ERRORS = {
  blocked: 'The camera is blocked for this page. You can allow it next to the web address.',
  none: 'This device has no camera.',
  busy: 'There is no picture from the camera. Another app may be using it.',
  other: 'The camera did not work.',
} as const;
