import { countDotRows, type DotGrid, getDotGrid, showsFactors } from '../../../../../machines/times-tables/dots';
import { type Cell, isInSlot, type Puzzle, type Size, type Status } from '../../../../../machines/times-tables/rules';
import { formatBestTime } from '../../../../games/times-tables/format-time';
import type * as English from '../../../../games/times-tables/text';
import { timeChoices } from '../../../../play/menu/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';
import { resultText } from './text/result';
import { announcedTime } from './text/time';

const STATUS_TEXT: Readonly<Record<Status, string>> = {
  default: '',
  correct: ', सही',
  'hint-high': ', तुम्हारा जवाब बहुत बड़ा है',
  'hint-low': ', तुम्हारा जवाब बहुत छोटा है',
};

const sizeText = (size: Size): string => `${size} × ${size}`;

const TASK = 'हर टाइल पंक्ति की संख्या × स्तंभ की संख्या है।';

const KEEP_TRYING = 'कोशिश करते रहो! रंगीन खानों में संकेत देखो।';

const rowsInWords = ({ size, cells }: Puzzle): string =>
  Array.from({ length: size }, (_, row) => {
    const products = cells.filter((cell) => cell.row === row).map(({ value }) => value);
    return `पंक्ति ${row + 1} में ${products.join(', ')} हैं।`;
  }).join(' ');

const puzzleText = (puzzle: Puzzle): string =>
  `पंक्तियाँ 1 से ${puzzle.size}, स्तंभ 1 से ${puzzle.size}। ${rowsInWords(puzzle)}`;

type Pair = readonly [row: number | null, column: number | null];

const factorsText = ([row, column]: Pair): string =>
  row === null && column === null ? '' : `, ${row ?? 'खाली'} गुणा ${column ?? 'खाली'}`;

function tensText({ rows, rest }: DotGrid): string {
  const tens = `${rows} दहाई`;
  if (rows === 0) return `${rest}`;
  return rest === 0 ? tens : `${tens} और ${rest}`;
}

const MAX_NAMED = 3;

function hintText(cells: readonly Cell[], status: Status, hint: string): string {
  const hinted = cells.filter((cell) => cell.status === status);
  if (hinted.length === 0) return '';
  if (hinted.length > MAX_NAMED) return `${hinted.length} टाइलों के लिए तुम्हारा जवाब ${hint} है।`;
  const names = hinted.map(({ value, row, column }) => `पंक्ति ${row + 1}, स्तंभ ${column + 1} के ${value}`);
  return `${names.join(' और ')} के लिए तुम्हारा जवाब ${hint} है।`;
}

const missingText = (missing: number): string =>
  missing === 0 ? '' : plural(missing, `अभी ${missing} संख्या बाकी है।`, `अभी ${missing} संख्याएँ बाकी हैं।`);

export const text: Catalogue<typeof English.text> = {
  header: {
    streak: 'लगातार',
    best: 'सबसे अच्छा',
    time: 'समय',
    howToPlay: 'कैसे खेलें',
    dark: 'गहरा रंग',
    darkShort: 'गहरा',
  },

  play: {
    stage: 'आँगन',
    board: 'पहेली',
    panel: 'जवाब',
    question: puzzleText,
    tilesOf: ({ cells }, slot) =>
      `इसकी टाइलों पर ${cells
        .filter((cell) => isInSlot(cell, slot))
        .map(({ value }) => value)
        .join(', ')} हैं।`,
    field: ({ side, index }) => `${side === 'row' ? 'पंक्ति' : 'स्तंभ'} ${index + 1} का गुणनखंड`,
    tile: ({ value, row, column, status }, factors = [null, null]) =>
      `${value}, पंक्ति ${row + 1}, स्तंभ ${column + 1}${factorsText(factors)}${STATUS_TEXT[status]}`,
    nextNumber: 'अगली संख्या',
    task: `छिपी संख्याएँ खोजो! ${TASK}`,
    pair: (product) => `? × ? = ${product}`,
    notAFactor: 'कृपया 1 से 99 तक की संख्या लिखो।',
    keepTrying: KEEP_TRYING,
    yoursMake: 'तुम्हारा जवाब:',
    tooHigh: 'बहुत बड़ा',
    tooLow: 'बहुत छोटा',
    missing: missingText,
    check: 'जवाब जाँचो',
    newPuzzle: 'नई पहेली',
    leave: {
      title: 'यह पहेली छोड़नी है?',
      text: 'लिखी हुई संख्याएँ मिट जाएँगी।',
      confirmLabel: 'दूसरी पहेली',
    },
    sizeLabel: 'पहेली का आकार',
    size: sizeText,
    bestOf: (size, seconds) => `${sizeText(size)} में सबसे अच्छा: ${formatBestTime(seconds)}`,
  },

  ear: {
    start: ({ size, answers }) =>
      `1 से 9 तक की ${2 * size} छिपी संख्याएँ खोजो। ${TASK} ${answers === 'choice' ? 'हर एक को कुंजी 1 से 9 से चुनो। फिर “जवाब जाँचो” दबाओ।' : 'हर संख्या लिखो और Enter दबाओ। आखिरी के बाद Enter जवाब जाँचता है।'}`,
    asked: puzzleText,
  },

  said: {
    checked: ({ correct, high, low, missing }, { cells }) =>
      [
        missingText(missing),
        KEEP_TRYING,
        correct + high + low === 0 ? '' : `${correct} सही।`,
        hintText(cells, 'hint-high', 'बहुत बड़ा'),
        hintText(cells, 'hint-low', 'बहुत छोटा'),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    opened: (cell, solution) => {
      const dots = getDotGrid(cell, solution);
      if (showsFactors(dots, cell, solution))
        return plural(
          dots.rows,
          `${dots.perRow} की ${dots.rows} पंक्ति से ${cell.value} बनता है।`,
          `${dots.perRow} की ${dots.rows} पंक्तियों से ${cell.value} बनता है।`,
        );
      return countDotRows(dots) === 1 ? `${cell.value} बिंदु।` : `${cell.value} बिंदु: ${tensText(dots)}।`;
    },
    completed: (seconds, isNewBest) =>
      `${resultText.title} ${resultText.time}: ${announcedTime(seconds)}।${isNewBest ? ` ${resultText.newBest}` : ''}`,
  },

  howTo: {
    title: 'कैसे खेलें',
    find: ['हर टाइल पंक्ति की संख्या × स्तंभ की संख्या है।', '1 से 9 तक की छिपी संख्याएँ खोजो।'],
    type: ['हर पंक्ति और हर स्तंभ के लिए संख्या लिखो।', 'संख्या को बिंदुओं में देखने के लिए टाइल दबाओ।'],
    choose: ['हर पंक्ति और हर स्तंभ के लिए संख्या चुनो।', 'संख्या को बिंदुओं में देखने के लिए टाइल दबाओ।'],
    check: ['“जवाब जाँचो” दबाओ। ✓ यानी सही।', '▲ तुम्हारा जवाब बहुत बड़ा है।', '▼ तुम्हारा जवाब बहुत छोटा है।'],
    timeNote: `कोई जल्दी नहीं: समय की सीमा नहीं है। घड़ी छिपाने के लिए “${timeChoices.none}” चुनो।`,
  },

  over: resultText,
};

export const howToPlay: typeof English.howToPlay = () => [text.howTo.find, text.howTo.type, text.howTo.check];
