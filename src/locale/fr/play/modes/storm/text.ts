import { STORM } from '../../../../../../machines/core/storm';
import type * as English from '../../../../../play/modes/storm/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Une classe contre la tempête',
  rules: [
    `${STORM.stretches} bonnes réponses font traverser la mer au bateau.`,
    'Une erreur rapproche la tempête, et tu vois pourquoi. Il n’y a pas de chrono, et personne ne peut perdre.',
  ],
  voyage: 'Nom du voyage\u00a0:',
  sameForAll: 'Une autre classe peut écrire ces deux mots pour avoir les mêmes questions.',
  other: 'Nom du voyage d’une autre classe',
  take: 'Utiliser ces mots',
  unknown: 'Ce n’est pas un nom de voyage. Vérifie l’orthographe et réessaie.',
  start: 'Lever l’ancre',
  alone: 'En solo',
  sea: (right, near) =>
    `Le bateau a fait ${right} étapes sur ${STORM.stretches}. ${near === 0 ? 'La tempête est loin.' : near < STORM.steps ? 'La tempête est proche.' : 'La tempête est juste au-dessus du bateau.'}`,
  of: `sur ${STORM.stretches}`,
  over: 'Traversée réussie\u202f!',
  ashore: 'De retour au port',
  reached: (right) =>
    right === 0
      ? 'Le bateau attend.'
      : plural(right, `${right} bonne réponse de la classe.`, `${right} bonnes réponses de la classe.`),
  learnt: (wrong) =>
    wrong === 0
      ? 'La tempête est restée loin.'
      : plural(wrong, `${wrong} erreur pour apprendre.`, `${wrong} erreurs pour apprendre.`),
  again: 'Repartir en mer',
  menu: 'Menu principal',
  home: 'Accueil',
};
