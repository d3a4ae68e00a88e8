import { countDotRows, type DotGrid, getDotGrid, showsFactors } from '../../../machines/times-tables/dots';
import type { Check } from '../../../machines/times-tables/round';
import {
  type Cell,
  type Factors,
  isInSlot,
  type Puzzle,
  type Settings,
  type Size,
  type Slot,
  type Status,
} from '../../../machines/times-tables/rules';
import { plural } from '../../locale/grammar';
import { formatBestTime } from './format-time';
import { resultText } from './text/result';
import { announcedTime } from './text/time';

const STATUS_TEXT: Readonly<Record<Status, string>> = {
  default: '',
  correct: ', right',
  'hint-high': ', your answer is too big',
  'hint-low': ', your answer is too small',
};

const sizeText = (size: Size): string => `${size} × ${size}`;

const TASK = 'Each tile is its row number × its column number.';

const KEEP_TRYING = 'Keep trying! Check the colored cells for hints.';

/** The rows of a puzzle in words: "Row 1: 12, 18, 24." */
const rowsInWords = ({ size, cells }: Puzzle): string =>
  Array.from({ length: size }, (_, row) => {
    const products = cells.filter((cell) => cell.row === row).map(({ value }) => value);
    return `Row ${row + 1}: ${products.join(', ')}.`;
  }).join(' ');

const puzzleText = (puzzle: Puzzle): string =>
  `Rows 1 to ${puzzle.size}, columns 1 to ${puzzle.size}. ${rowsInWords(puzzle)}`;

/** The numbers that a player has found for the row and the column of a tile. */
type Pair = readonly [row: number | null, column: number | null];

const factorsText = ([row, column]: Pair): string =>
  row === null && column === null ? '' : `, ${row ?? 'blank'} times ${column ?? 'blank'}`;

/** The dots in words: "4 tens and 2", "3 tens", "8". */
function tensText({ rows, rest }: DotGrid): string {
  const tens = plural(rows, '1 ten', `${rows} tens`);
  if (rows === 0) return `${rest}`;
  return rest === 0 ? tens : `${tens} and ${rest}`;
}

/** The most tiles of a kind that are named after a check. */
const MAX_NAMED = 3;

/** "Too big: row 1, column 2." If there are more, only their number; empty if there are none. */
function hintText(cells: readonly Cell[], status: Status, hint: string): string {
  const hinted = cells.filter((cell) => cell.status === status);
  if (hinted.length === 0) return '';
  if (hinted.length > MAX_NAMED) return `Your answer is ${hint} for ${hinted.length} tiles.`;
  const names = hinted.map(({ value, row, column }) => `${value} in row ${row + 1}, column ${column + 1}`);
  return `Your answer is ${hint} for ${names.join(', and for ')}.`;
}

const missingText = (missing: number): string =>
  missing === 0 ? '' : plural(missing, '1 number is still missing.', `${missing} numbers are still missing.`);

export const text = {
  header: {
    streak: 'Streak',
    best: 'Best',
    time: 'Time',
    howToPlay: 'How to Play',
    dark: 'Dark mode',
    darkShort: 'Dark',
  },

  play: {
    stage: 'The courtyard',
    board: 'Puzzle',
    panel: 'Answer',
    question: puzzleText,
    /** What a field belongs to, for players who cannot see it: "Its tiles: 12, 18, 24." */
    tilesOf: ({ cells }: Puzzle, slot: Slot) =>
      `Its tiles: ${cells
        .filter((cell) => isInSlot(cell, slot))
        .map(({ value }) => value)
        .join(', ')}.`,
    field: ({ side, index }: Slot) => `${side === 'row' ? 'Row' : 'Column'} ${index + 1} factor`,
    /** A tile with its numbers so far: "12, row 1, column 2, 3 times blank". */
    tile: ({ value, row, column, status }: Cell, factors: Pair = [null, null]) =>
      `${value}, row ${row + 1}, column ${column + 1}${factorsText(factors)}${STATUS_TEXT[status]}`,
    nextNumber: 'Next number',
    task: `Find the hidden numbers! ${TASK}`,
    /** Above a tile if neither of its numbers is known yet. */
    pair: (product: number) => `? × ? = ${product}`,
    notAFactor: 'Please type a number from 1 to 99.',
    keepTrying: KEEP_TRYING,
    /** The tile shows the right product, whereas the hint is about the product of the player's numbers. */
    yoursMake: 'Your answer is',
    tooHigh: 'too big',
    tooLow: 'too small',
    missing: missingText,
    check: 'Check Answers',
    newPuzzle: 'New Puzzle',
    leave: {
      title: 'Leave this puzzle?',
      text: 'The numbers you have typed will be lost.',
      confirmLabel: 'Another puzzle',
    },
    sizeLabel: 'Grid size',
    size: sizeText,
    bestOf: (size: Size, seconds: number | null) => `Best ${sizeText(size)}: ${formatBestTime(seconds)}`,
  },

  /** Instructions for players who listen, and each puzzle. */
  ear: {
    start: ({ size, answers }: Pick<Settings, 'size' | 'answers'>) =>
      `Find ${2 * size} hidden numbers from 1 to 9. ${TASK} ${answers === 'choice' ? 'Choose each one with keys 1 to 9, then press Check Answers.' : 'Type each number and press Enter. After the last one, Enter checks your answers.'}`,
    asked: puzzleText,
  },

  said: {
    checked: ({ correct, high, low, missing }: Check, { cells }: Pick<Puzzle, 'cells'>) =>
      [
        missingText(missing),
        KEEP_TRYING,
        correct + high + low === 0 ? '' : `${correct} right.`,
        hintText(cells, 'hint-high', 'too big'),
        hintText(cells, 'hint-low', 'too small'),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    opened: (cell: Cell, solution: Factors | null): string => {
      const dots = getDotGrid(cell, solution);
      if (showsFactors(dots, cell, solution))
        return plural(
          dots.rows,
          `1 row of ${dots.perRow} make ${cell.value}.`,
          `${dots.rows} rows of ${dots.perRow} make ${cell.value}.`,
        );
      return countDotRows(dots) === 1 ? `${cell.value} dots.` : `${cell.value} dots: ${tensText(dots)}.`;
    },
    completed: (seconds: number, isNewBest: boolean) =>
      `${resultText.title} ${resultText.time}: ${announcedTime(seconds)}.${isNewBest ? ` ${resultText.newBest}` : ''}`,
  },

  howTo: {
    title: 'How to Play',
    find: ['Each tile is its row number × its column number.', 'Find the hidden numbers from 1 to 9.'],
    type: ['Type a number next to each row and above each column.', 'Press a tile to see its number as dots.'],
    choose: ['Choose a number for each row and each column.', 'Press a tile to see its number as dots.'],
    check: ['Press Check Answers. ✓ is right.', '▲ Your answer is too big.', '▼ Your answer is too small.'],
    timeNote: 'No rush: there is no time limit. Choose "none" to hide the clock.',
  },

  over: resultText,
} as const;

export const howToPlay = (): readonly (readonly string[])[] => [text.howTo.find, text.howTo.type, text.howTo.check];
