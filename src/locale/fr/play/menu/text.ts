import type * as English from '../../../../play/menu/text';
import type { Catalogue } from '../../../catalogue';

export const settings = 'Réglages\u00a0: ';
export const timeNames: Catalogue<typeof English.timeNames> = {
  normal: 'Temps normal',
  longer: 'Plus de temps',
  none: 'Sans limite de temps',
};
export const time = 'Temps';
export const timeChoices: Catalogue<typeof English.timeChoices> = {
  normal: 'normal',
  longer: 'plus long',
  none: 'sans limite',
};
export const noClock = 'sans chrono';

export const gameMode = 'Mode de jeu';
export const difficulty = 'Difficulté';
export const questions = 'Questions';

export const money = 'Monnaie';

export const bestScore = 'Meilleur score';
export const bestStreak = 'Meilleure série';

export const KEY_HINT: typeof English.KEY_HINT = /^(?:Touches?|Clavier|Au clavier|Avec les touches|Avec le clavier)\b/;
export const listenerKeys = 'Appuie sur R pour réentendre la question, et sur F pour ton score.';
