import { getAdvice } from '../../../../../games/target-takedown/miss-reason';
import type * as English from '../../../../../games/target-takedown/text/result';
import { formatNumber } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

const GREAT_STREAK = 3;

function adviceText(missed: Parameters<typeof getAdvice>[0]): string | null {
  const advice = getAdvice(missed);
  if (advice === null) return null;
  return advice === 'addFirst'
    ? 'Additionne dans ta tête avant de toucher la dernière tuile.'
    : `Commence par une grosse tuile. Pour ${advice.target}, commence par ${advice.largest}.`;
}

export const resultText: Catalogue<typeof English.resultText> = {
  title: ({ mode, time }, { lives }) => {
    if (lives !== 0 && (mode === 'chill' || time === 'none')) return 'Bien joué\u202F!';
    return mode === 'survival' ? '💀 Partie terminée\u202F!' : '⏰ Temps écoulé\u202F!';
  },
  praise: (hits, longest) => {
    if (hits === 0) return 'Bel effort\u202F!';
    return longest >= GREAT_STREAK ? 'Super\u202F!' : 'Bravo\u202F!';
  },
  points: 'Score final',
  bestStreak: 'Meilleure série',
  level: 'Niveau atteint',
  solved: 'Cibles touchées',
  again: '🔄 Rejouer',
  menu: '🏠 Menu principal',
  wentWell: (hits, longest) => {
    if (longest >= GREAT_STREAK) return `${formatNumber(longest)} cibles d’affilée\u202F!`;
    if (hits === 0) return 'Bien tenté\u202F!';
    return plural(hits, 'Tu as touché une cible.', `Tu as touché ${formatNumber(hits)} cibles.`);
  },
  practiceNext: (missed, hits) =>
    adviceText(missed) ??
    (hits === 0 ? 'Essaie juste une cible la prochaine fois.' : 'Essaie de faire une plus longue série.'),
};
