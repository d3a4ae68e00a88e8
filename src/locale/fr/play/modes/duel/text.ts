import { DUEL } from '../../../../../../machines/core/duel';
import type * as English from '../../../../../play/modes/duel/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const PLAYER_NAMES: Catalogue<typeof English.PLAYER_NAMES> = { 1: 'Bleu', 2: 'Orange' };

const marks = (count: number): string => plural(count, `${count} cran`, `${count} crans`);

export const text: Catalogue<typeof English.text> = {
  players: 'À deux',
  rules: [
    'Vous avez les mêmes questions. Chaque bonne réponse tire le paquet de ton côté.',
    'Après une erreur, ton côté attend une seconde, pour bien regarder.',
  ],
  keys: 'Touches',
  ahead: 'Qui part avec 3 crans d’avance\u202f?',
  start: 'Commencer',
  one: 'En solo',
  again: 'Rejouer',
  menu: 'Menu principal',
  home: 'Accueil',
  turn: 'Retourner la moitié du haut',
  rope: (rope) =>
    rope === 0
      ? 'Le paquet est au milieu'
      : `Le paquet est à ${marks(Math.abs(rope))} du côté ${PLAYER_NAMES[rope > 0 ? 1 : 2]}`,
  together: (right) => plural(right, 'bonne réponse à deux', 'bonnes réponses à deux'),
  nothing: 'Pas de bonne réponse cette fois. Encore un essai\u202f!',
  each: (right) => plural(right, `${right} bonne réponse`, `${right} bonnes réponses`),
  parcel: (rope) => {
    if (rope === 0) return 'Le paquet est resté au milieu.';
    const name = PLAYER_NAMES[rope > 0 ? 1 : 2];
    return Math.abs(rope) >= DUEL.marks
      ? `${name} a tiré le paquet jusqu’au bout.`
      : `Le paquet a fini à ${marks(Math.abs(rope))} du côté ${name}.`;
  },
};
