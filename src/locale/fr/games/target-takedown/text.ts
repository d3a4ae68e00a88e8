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
  return each === null ? 'Pas de chrono.' : `${each} secondes par cible.`;
};

const MODES: Catalogue<typeof English.text.menu.choices.mode> = {
  classic: {
    name: 'Classique',
    hint: (settings) => {
      const all = gameSeconds({ ...settings, mode: 'classic' });
      return all === null
        ? 'Pas de chrono. Joue aussi longtemps que tu veux.'
        : `${all} secondes en tout. ${limitsText({ ...settings, mode: 'classic' })}`;
    },
  },
  survival: {
    name: 'Survie',
    hint: (settings) => `${RULES.lives.survival} vies. ${limitsText({ ...settings, mode: 'survival' })}`,
  },
  chill: {
    name: 'Tranquille',
    hint: (settings) => `Tu ne peux pas perdre. ${limitsText({ ...settings, mode: 'chill' })}`,
  },
};

const MAX_TILES_READ = 20;

function tilesText({ tiles }: Pick<Board, 'tiles'>, columns: number): string {
  const rows = Math.ceil(tiles.length / columns);
  if (tiles.length > MAX_TILES_READ)
    return `${tiles.length} tuiles${rows > 1 ? ` en rangées de ${columns}` : ''}. Explore-les avec les flèches.`;
  const rowOf = (row: number) =>
    tiles
      .slice(row * columns, (row + 1) * columns)
      .map(({ value }) => value)
      .join(', ');
  if (rows === 1) return `Tuiles\u00A0: ${rowOf(0)}.`;
  return Array.from({ length: rows }, (_, row) => `Rangée ${row + 1}\u00A0: ${rowOf(row)}.`).join(' ');
}

export const text: Catalogue<typeof English.text> = {
  tagline: 'Trouve des tuiles dont la somme fait la cible.',

  menu: {
    choices: {
      mode: MODES,
    },
    start: '🚀 JOUER',
    howToPlay: 'Comment jouer',
    steps: () => [
      ['Regarde le nombre cible.', 'Touche des tuiles pour l’atteindre.'],
      ['La barre grandit à chaque tuile.', 'Touche de nouveau une tuile pour la reposer.'],
      ['Si tu dépasses, c’est raté.', 'Après trois réussites d’affilée, la cible grandit.'],
    ],
  },

  play: {
    stage: 'La fête foraine',
    answers: 'Réponses',
    question: (target) => `Fais ${target}`,
    target: 'Cible',
    sum: 'Somme',
    clear: 'Effacer',
    endGame: 'Finir la partie',
    hit: 'Touché\u202F!',
    timeUp: 'Le temps est écoulé.',
    oneWay: 'Une solution\u00A0:',
    equation: formatAddition,
    missed: mistakeText,
  },

  ear: {
    start: (settings) =>
      `Choisis des tuiles dont la somme fait la cible. ${MODES[settings.mode].hint(settings)} Déplace-toi avec les flèches et choisis une tuile avec Entrée.${isEndless(settings) ? ' Finis la partie quand tu veux.' : ''}`,
    asked: (board, columns) => `Fais ${board.target}. ${tilesText(board, columns)}`,
  },

  said: announcements,
  over: resultText,
};
