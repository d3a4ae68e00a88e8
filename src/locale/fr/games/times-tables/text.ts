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
  correct: ', juste',
  'hint-high': ', ta réponse est trop grande',
  'hint-low': ', ta réponse est trop petite',
};

const sizeText = (size: Size): string => `${size} × ${size}`;

const TASK = 'Chaque tuile vaut le nombre de sa ligne × celui de sa colonne.';

const KEEP_TRYING = 'Continue\u202F! Les cases colorées te donnent des indices.';

const rowsInWords = ({ size, cells }: Puzzle): string =>
  Array.from({ length: size }, (_, row) => {
    const products = cells.filter((cell) => cell.row === row).map(({ value }) => value);
    return `Ligne ${row + 1}\u00A0: ${products.join(', ')}.`;
  }).join(' ');

const puzzleText = (puzzle: Puzzle): string =>
  `Lignes 1 à ${puzzle.size}, colonnes 1 à ${puzzle.size}. ${rowsInWords(puzzle)}`;

type Pair = readonly [row: number | null, column: number | null];

const factorsText = ([row, column]: Pair): string =>
  row === null && column === null ? '' : `, ${row ?? 'vide'} fois ${column ?? 'vide'}`;

function tensText({ rows, rest }: DotGrid): string {
  const tens = plural(rows, `${rows} dizaine`, `${rows} dizaines`);
  if (rows === 0) return `${rest}`;
  return rest === 0 ? tens : `${tens} et ${rest}`;
}

const MAX_NAMED = 3;

function hintText(cells: readonly Cell[], status: Status, hint: string): string {
  const hinted = cells.filter((cell) => cell.status === status);
  if (hinted.length === 0) return '';
  if (hinted.length > MAX_NAMED) return `Ta réponse est ${hint} pour ${hinted.length} tuiles.`;
  const names = hinted.map(({ value, row, column }) => `${value} à la ligne ${row + 1}, colonne ${column + 1}`);
  return `Ta réponse est ${hint} pour ${names.join(', et pour ')}.`;
}

const missingText = (missing: number): string =>
  missing === 0 ? '' : plural(missing, `Il manque encore ${missing} nombre.`, `Il manque encore ${missing} nombres.`);

export const text: Catalogue<typeof English.text> = {
  header: {
    streak: 'Série',
    best: 'Record',
    time: 'Temps',
    howToPlay: 'Comment jouer',
    dark: 'Mode sombre',
    darkShort: 'Sombre',
  },

  play: {
    stage: 'La cour',
    board: 'Puzzle',
    panel: 'Réponse',
    question: puzzleText,
    tilesOf: ({ cells }, slot) =>
      `Ses tuiles\u00A0: ${cells
        .filter((cell) => isInSlot(cell, slot))
        .map(({ value }) => value)
        .join(', ')}.`,
    field: ({ side, index }) => `Facteur de la ${side === 'row' ? 'ligne' : 'colonne'} ${index + 1}`,
    tile: ({ value, row, column, status }, factors = [null, null]) =>
      `${value}, ligne ${row + 1}, colonne ${column + 1}${factorsText(factors)}${STATUS_TEXT[status]}`,
    nextNumber: 'Nombre suivant',
    task: `Trouve les nombres cachés\u202F! ${TASK}`,
    pair: (product) => `? × ? = ${product}`,
    notAFactor: 'Écris un nombre de 1 à 99.',
    keepTrying: KEEP_TRYING,
    yoursMake: 'Ta réponse est',
    tooHigh: 'trop grande',
    tooLow: 'trop petite',
    missing: missingText,
    check: 'Vérifier',
    newPuzzle: 'Nouveau puzzle',
    leave: {
      title: 'Quitter ce puzzle\u202F?',
      text: 'Les nombres que tu as écrits seront perdus.',
      confirmLabel: 'Un autre puzzle',
    },
    sizeLabel: 'Taille de la grille',
    size: sizeText,
    bestOf: (size, seconds) => `Record en ${sizeText(size)}\u00A0: ${formatBestTime(seconds)}`,
  },

  ear: {
    start: ({ size, answers }) =>
      `Trouve ${2 * size} nombres cachés, de 1 à 9. ${TASK} ${answers === 'choice' ? 'Choisis chacun avec les touches 1 à 9, puis appuie sur Vérifier.' : 'Écris chaque nombre et appuie sur Entrée. Après le dernier, Entrée vérifie tes réponses.'}`,
    asked: puzzleText,
  },

  said: {
    checked: ({ correct, high, low, missing }, { cells }) =>
      [
        missingText(missing),
        KEEP_TRYING,
        correct + high + low === 0 ? '' : plural(correct, `${correct} juste.`, `${correct} justes.`),
        hintText(cells, 'hint-high', 'trop grande'),
        hintText(cells, 'hint-low', 'trop petite'),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    opened: (cell, solution) => {
      const dots = getDotGrid(cell, solution);
      if (showsFactors(dots, cell, solution))
        return plural(
          dots.rows,
          `${dots.rows} rangée de ${dots.perRow} fait ${cell.value}.`,
          `${dots.rows} rangées de ${dots.perRow} font ${cell.value}.`,
        );
      const points = plural(cell.value, `${cell.value} point`, `${cell.value} points`);
      return countDotRows(dots) === 1 ? `${points}.` : `${points}\u00A0: ${tensText(dots)}.`;
    },
    completed: (seconds, isNewBest) =>
      `${resultText.title} ${resultText.time}\u00A0: ${announcedTime(seconds)}.${isNewBest ? ` ${resultText.newBest}` : ''}`,
  },

  howTo: {
    title: 'Comment jouer',
    find: ['Chaque tuile vaut le nombre de sa ligne × celui de sa colonne.', 'Trouve les nombres cachés, de 1 à 9.'],
    type: [
      'Écris un nombre pour chaque ligne et chaque colonne.',
      'Appuie sur une tuile pour voir son nombre en points.',
    ],
    choose: [
      'Choisis un nombre pour chaque ligne et chaque colonne.',
      'Appuie sur une tuile pour voir son nombre en points.',
    ],
    check: ['Appuie sur Vérifier. ✓, c’est juste.', '▲ Ta réponse est trop grande.', '▼ Ta réponse est trop petite.'],
    timeNote: `Rien ne presse\u00A0: il n’y a pas de limite de temps. Choisis «\u00A0${timeChoices.none}\u00A0» pour cacher le chrono.`,
  },

  over: resultText,
};

export const howToPlay: typeof English.howToPlay = () => [text.howTo.find, text.howTo.type, text.howTo.check];
