import { countDotRows, type DotGrid, getDotGrid } from '../../../machines/times-tables/dots';
import type { Check } from '../../../machines/times-tables/round';
import type { Cell, Factors, Puzzle, Size, Slot, Status } from '../../../machines/times-tables/rules';
import { resultText } from './text/result';
import { formatBestTime, formatTime } from './text/time';

const STATUS_TEXT: Readonly<Record<Status, string>> = {
  default: '',
  correct: ', right',
  'hint-high': ', your answer is too big',
  'hint-low': ', your answer is too small',
};

const sizeText = (size: Size): string => `${size} × ${size}`;

const KEEP_TRYING = 'Keep trying! Check the colored cells for hints.';

const count = (of: number, one: string, many: string): string => (of === 1 ? `1 ${one}` : `${of} ${many}`);

/** The rows of a puzzle in words: "Row 1: 12, 18, 24." */
const rowsInWords = ({ size, cells }: Puzzle): string =>
  Array.from({ length: size }, (_, row) => {
    const products = cells.filter((cell) => cell.row === row).map(({ value }) => value);
    return `Row ${row + 1}: ${products.join(', ')}.`;
  }).join(' ');

/** The dots in words: "4 tens and 2", "3 tens", "8". */
function tensText({ rows, rest }: DotGrid): string {
  const tens = count(rows, 'ten', 'tens');
  if (rows === 0) return `${rest}`;
  return rest === 0 ? tens : `${tens} and ${rest}`;
}

/** "On 3 tiles your answer is too big."; empty if there are none. */
const hintText = (tiles: number, hint: string): string =>
  tiles === 0 ? '' : `On ${count(tiles, 'tile', 'tiles')} your answer is ${hint}.`;

const missingText = (missing: number): string =>
  missing === 0 ? '' : `${count(missing, 'number is', 'numbers are')} still missing.`;

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
    question: (puzzle: Puzzle) => `Rows 1 to ${puzzle.size}, columns 1 to ${puzzle.size}. ${rowsInWords(puzzle)}`,
    field: ({ side, index }: Slot) => `${side === 'row' ? 'Row' : 'Column'} ${index + 1} factor`,
    tile: ({ value, row, column, status }: Cell) =>
      `${value}, row ${row + 1}, column ${column + 1}${STATUS_TEXT[status]}`,
    nextNumber: 'Next number',
    task: 'Find the hidden numbers! Each tile is its row number × its column number.',
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
    /** The text above a tile's dots: the product, with its factors once they are known. */
    opened: (cell: Cell, solution: Factors | null): string => {
      const { rows, perRow, rest } = getDotGrid(cell, solution);
      const isArray = solution !== null && rest === 0 && rows === solution.row[cell.row];
      return isArray ? `${rows} × ${perRow} = ${cell.value}` : String(cell.value);
    },
  },

  said: {
    checked: ({ correct, high, low, missing }: Check) =>
      [
        missingText(missing),
        KEEP_TRYING,
        correct + high + low === 0 ? '' : `${correct} right.`,
        hintText(high, 'too big'),
        hintText(low, 'too small'),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    opened: (cell: Cell, solution: Factors | null): string => {
      const dots = getDotGrid(cell, solution);
      const isArray = solution !== null && dots.rest === 0 && dots.rows === solution.row[cell.row];
      if (isArray) return `${count(dots.rows, 'row', 'rows')} of ${dots.perRow} make ${cell.value}.`;
      return countDotRows(dots) === 1 ? `${cell.value} dots.` : `${cell.value} dots: ${tensText(dots)}.`;
    },
    completed: (seconds: number, isNewBest: boolean) =>
      `${resultText.title} ${resultText.time}: ${formatTime(seconds)}.${isNewBest ? ` ${resultText.newBest}` : ''}`,
  },

  howTo: {
    title: 'How to Play',
    find: ['Each tile is its row number × its column number.', 'Find the hidden numbers from 1 to 9.'],
    type: ['Type a number next to each row and above each column.', 'Press a tile to see its number as dots.'],
    check: ['Press Check Answers. ✓ is right.', '▲ Your answer is too big.', '▼ Your answer is too small.'],
    timeNote: 'No rush: there is no time limit. Choose "none" to hide the clock.',
  },

  over: resultText,
} as const;

export const howToPlay = (): readonly (readonly string[])[] => [text.howTo.find, text.howTo.type, text.howTo.check];
