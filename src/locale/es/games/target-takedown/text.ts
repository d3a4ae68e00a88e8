import type { Board } from '../../../../../machines/target-takedown/board';
import {
  gameSeconds,
  isEndless,
  RULES,
  type Settings,
  targetSeconds,
} from '../../../../../machines/target-takedown/rules';
import { formatAddition } from '../../../../games/target-takedown/format-addition';
import type * as English from '../../../../games/target-takedown/text';
import type { Catalogue } from '../../../catalogue';
import { announcements, mistakeText } from './text/announcements';
import { resultText } from './text/result';

const limitsText = (settings: Settings): string => {
  const each = targetSeconds(settings);
  return each === null ? 'Sin reloj.' : `${each} segundos por objetivo.`;
};

const MODES: Catalogue<typeof English.text.menu.choices.mode> = {
  classic: {
    name: 'Clásico',
    hint: (settings) => {
      const all = gameSeconds({ ...settings, mode: 'classic' });
      return all === null
        ? 'Sin reloj. Juega todo el tiempo que quieras.'
        : `${all} segundos en total. ${limitsText({ ...settings, mode: 'classic' })}`;
    },
  },
  survival: {
    name: 'Supervivencia',
    hint: (settings) => `${RULES.lives.survival} vidas. ${limitsText({ ...settings, mode: 'survival' })}`,
  },
  chill: { name: 'Tranquilo', hint: (settings) => `No puedes perder. ${limitsText({ ...settings, mode: 'chill' })}` },
};

const MAX_TILES_READ = 20;

function tilesText({ tiles }: Pick<Board, 'tiles'>, columns: number): string {
  const rows = Math.ceil(tiles.length / columns);
  if (tiles.length > MAX_TILES_READ)
    return `${tiles.length} fichas${rows > 1 ? ` en filas de ${columns}` : ''}. Explóralas con las flechas.`;
  const rowOf = (row: number) =>
    tiles
      .slice(row * columns, (row + 1) * columns)
      .map(({ value }) => value)
      .join(', ');
  if (rows === 1) return `Fichas: ${rowOf(0)}.`;
  return Array.from({ length: rows }, (_, row) => `Fila ${row + 1}: ${rowOf(row)}.`).join(' ');
}

export const text: Catalogue<typeof English.text> = {
  tagline: 'Busca fichas que sumen el objetivo.',

  menu: {
    choices: {
      mode: MODES,
    },
    start: '🚀 JUGAR',
    howToPlay: 'Cómo se juega',
    steps: () => [
      ['Mira el número objetivo.', 'Toca fichas que lo sumen.'],
      ['La barra crece con cada ficha.', 'Toca otra vez una ficha para devolverla.'],
      ['Si te pasas, es un fallo.', 'Tres aciertos seguidos hacen más grande el objetivo.'],
    ],
  },

  play: {
    stage: 'La feria',
    answers: 'Respuestas',
    question: (target) => `Forma ${target}`,
    target: 'Objetivo',
    sum: 'Suma',
    clear: 'Borrar',
    endGame: 'Terminar partida',
    hit: '¡Acierto!',
    timeUp: 'Se acabó el tiempo.',
    oneWay: 'Una manera:',
    equation: formatAddition,
    missed: mistakeText,
  },

  ear: {
    start: (settings) =>
      `Elige fichas que sumen el objetivo. ${MODES[settings.mode].hint(settings)} Muévete con las flechas y elige una ficha con Intro.${isEndless(settings) ? ' Termina la partida cuando quieras.' : ''}`,
    asked: (board, columns) => `Forma ${board.target}. ${tilesText(board, columns)}`,
  },

  said: announcements,
  over: resultText,
};
