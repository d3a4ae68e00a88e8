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
  correct: ', correcto',
  'hint-high': ', tu respuesta es demasiado grande',
  'hint-low': ', tu respuesta es demasiado pequeña',
};

const sizeText = (size: Size): string => `${size} × ${size}`;

const TASK = 'Cada ficha es su número de fila × su número de columna.';

const KEEP_TRYING = '¡Sigue intentándolo! Las fichas de color te dan pistas.';

const rowsInWords = ({ size, cells }: Puzzle): string =>
  Array.from({ length: size }, (_, row) => {
    const products = cells.filter((cell) => cell.row === row).map(({ value }) => value);
    return `Fila ${row + 1}: ${products.join(', ')}.`;
  }).join(' ');

const puzzleText = (puzzle: Puzzle): string =>
  `Filas 1 a ${puzzle.size}, columnas 1 a ${puzzle.size}. ${rowsInWords(puzzle)}`;

type Pair = readonly [row: number | null, column: number | null];

const factorsText = ([row, column]: Pair): string =>
  row === null && column === null ? '' : `, ${row ?? 'vacío'} por ${column ?? 'vacío'}`;

function tensText({ rows, rest }: DotGrid): string {
  const tens = plural(rows, `${rows} decena`, `${rows} decenas`);
  if (rows === 0) return `${rest}`;
  return rest === 0 ? tens : `${tens} y ${rest}`;
}

const MAX_NAMED = 3;

function hintText(cells: readonly Cell[], status: Status, hint: string): string {
  const hinted = cells.filter((cell) => cell.status === status);
  if (hinted.length === 0) return '';
  if (hinted.length > MAX_NAMED) return `Tu respuesta es ${hint} para ${hinted.length} fichas.`;
  const names = hinted.map(({ value, row, column }) => `${value} en la fila ${row + 1}, columna ${column + 1}`);
  return `Tu respuesta es ${hint} para ${names.join(', y para ')}.`;
}

const missingText = (missing: number): string =>
  missing === 0 ? '' : plural(missing, `Todavía falta ${missing} número.`, `Todavía faltan ${missing} números.`);

export const text: Catalogue<typeof English.text> = {
  header: {
    streak: 'Racha',
    best: 'Récord',
    time: 'Tiempo',
    howToPlay: 'Cómo se juega',
    dark: 'Modo oscuro',
    darkShort: 'Oscuro',
  },

  play: {
    stage: 'El patio',
    board: 'Rompecabezas',
    panel: 'Respuesta',
    question: puzzleText,
    tilesOf: ({ cells }, slot) =>
      `Sus fichas: ${cells
        .filter((cell) => isInSlot(cell, slot))
        .map(({ value }) => value)
        .join(', ')}.`,
    field: ({ side, index }) => `Factor de la ${side === 'row' ? 'fila' : 'columna'} ${index + 1}`,
    tile: ({ value, row, column, status }, factors = [null, null]) =>
      `${value}, fila ${row + 1}, columna ${column + 1}${factorsText(factors)}${STATUS_TEXT[status]}`,
    nextNumber: 'Siguiente número',
    task: `¡Halla los números escondidos! ${TASK}`,
    pair: (product) => `? × ? = ${product}`,
    notAFactor: 'Escribe un número del 1 al 99, por favor.',
    keepTrying: KEEP_TRYING,
    yoursMake: 'Tu respuesta es',
    tooHigh: 'demasiado grande',
    tooLow: 'demasiado pequeña',
    missing: missingText,
    check: 'Comprobar',
    newPuzzle: 'Otro rompecabezas',
    leave: {
      title: '¿Salir de este rompecabezas?',
      text: 'Se perderán los números que escribiste.',
      confirmLabel: 'Otro rompecabezas',
    },
    sizeLabel: 'Tamaño del tablero',
    size: sizeText,
    bestOf: (size, seconds) => `Récord en ${sizeText(size)}: ${formatBestTime(seconds)}`,
  },

  ear: {
    start: ({ size, answers }) =>
      `Halla ${2 * size} números escondidos, del 1 al 9. ${TASK} ${answers === 'choice' ? 'Elige cada uno con las teclas del 1 al 9 y luego pulsa Comprobar.' : 'Escribe cada número y pulsa Intro. Después del último, Intro comprueba tus respuestas.'}`,
    asked: puzzleText,
  },

  said: {
    checked: ({ correct, high, low, missing }, { cells }) =>
      [
        missingText(missing),
        KEEP_TRYING,
        correct + high + low === 0 ? '' : plural(correct, `${correct} correcto.`, `${correct} correctos.`),
        hintText(cells, 'hint-high', 'demasiado grande'),
        hintText(cells, 'hint-low', 'demasiado pequeña'),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    opened: (cell, solution) => {
      const dots = getDotGrid(cell, solution);
      if (showsFactors(dots, cell, solution))
        return plural(
          dots.rows,
          `${dots.rows} fila de ${dots.perRow} es ${cell.value}.`,
          `${dots.rows} filas de ${dots.perRow} son ${cell.value}.`,
        );
      const points = plural(cell.value, `${cell.value} punto`, `${cell.value} puntos`);
      return countDotRows(dots) === 1 ? `${points}.` : `${points}: ${tensText(dots)}.`;
    },
    completed: (seconds, isNewBest) =>
      `${resultText.title} ${resultText.time}: ${announcedTime(seconds)}.${isNewBest ? ` ${resultText.newBest}` : ''}`,
  },

  howTo: {
    title: 'Cómo se juega',
    find: ['Cada ficha es su número de fila × su número de columna.', 'Halla los números escondidos, del 1 al 9.'],
    type: ['Escribe un número para cada fila y cada columna.', 'Pulsa una ficha para ver su número en puntos.'],
    choose: ['Elige un número para cada fila y cada columna.', 'Pulsa una ficha para ver su número en puntos.'],
    check: [
      'Pulsa Comprobar. ✓ está bien.',
      '▲ Tu respuesta es demasiado grande.',
      '▼ Tu respuesta es demasiado pequeña.',
    ],
    timeNote: `Sin prisa: no hay límite de tiempo. Elige «${timeChoices.none}» para esconder el reloj.`,
  },

  over: resultText,
};

export const howToPlay: typeof English.howToPlay = () => [text.howTo.find, text.howTo.type, text.howTo.check];
