import { formatSolvedTime } from '../../../../../games/times-tables/format-time';
import type * as English from '../../../../../games/times-tables/text/result';
import type { Catalogue } from '../../../../catalogue';

export const resultText: Catalogue<typeof English.resultText> = {
  title: 'Félicitations\u202F! Tu as résolu le puzzle\u202F! 🎉',
  time: 'Ton temps',
  newBest: 'Nouveau record\u202F!',
  bestOf: (size, seconds) => `Record en ${size} × ${size}\u00A0: ${formatSolvedTime(seconds)}`,
  praise: (checks) => (checks === 1 ? 'Juste du premier coup\u202F!' : 'Tu as tenu bon\u202F!'),
  solved: 'Puzzles résolus',
  found: 'trouvés',
  wentWell: (size, checks) =>
    checks === 1
      ? `Tu as trouvé les ${2 * size} nombres sans aucun indice.`
      : `Tu as trouvé les ${2 * size} nombres en ${checks} vérifications.`,
  practiceNext: (practice, size) => {
    if (practice !== null) {
      const { factor, times, product } = practice;
      return `Récite la table de ${factor}. ${factor}\u00A0×\u00A0${times}\u00A0=\u00A0${product}.`;
    }
    return size === 3 ? 'Essaie un puzzle 4 × 4.' : 'Cache une ligne et retrouve-la dans ta tête.';
  },
  lookAgain: 'Appuie sur une tuile pour voir ses rangées de points.',
  share: 'Partager le résultat',
  shareNote: 'Partage ce puzzle avec quelqu’un que tu connais.',
  shareNow: 'Partager',
  byHand: 'Copie ce texte toi-même\u00A0:',
  shared: {
    shared: '',
    cancelled: '',
    copied: 'Résultat copié dans le presse-papiers\u202F!',
    failed: 'La copie du résultat a échoué',
  },
  shareText: ({ size, seconds, streak, link }) =>
    [
      'Maître des tables',
      `J’ai résolu un puzzle ${size} × ${size} en ${formatSolvedTime(seconds)}.`,
      `Série\u00A0: ${streak}`,
      `À toi d’essayer\u00A0: ${link}`,
    ].join('\n'),
};
