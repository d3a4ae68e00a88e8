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
    ? 'Suma de cabeza antes de tocar la última ficha.'
    : `Empieza con una ficha grande. Para ${advice.target}, empieza con ${advice.largest}.`;
}

export const resultText: Catalogue<typeof English.resultText> = {
  title: ({ mode, time }, { lives }) => {
    if (lives !== 0 && (mode === 'chill' || time === 'none')) return '¡Bien jugado!';
    return mode === 'survival' ? '💀 ¡Fin de la partida!' : '⏰ ¡Se acabó el tiempo!';
  },
  praise: (hits, longest) => {
    if (hits === 0) return '¡Buen esfuerzo!';
    return longest >= GREAT_STREAK ? '¡Genial!' : '¡Muy bien!';
  },
  points: 'Puntuación final',
  bestStreak: 'Mejor racha',
  level: 'Nivel alcanzado',
  solved: 'Objetivos logrados',
  again: '🔄 Jugar otra vez',
  menu: '🏠 Menú principal',
  wentWell: (hits, longest) => {
    if (longest >= GREAT_STREAK) return `¡${formatNumber(longest)} objetivos seguidos!`;
    if (hits === 0) return '¡Valiente intento!';
    return plural(hits, 'Lograste un objetivo.', `Lograste ${formatNumber(hits)} objetivos.`);
  },
  practiceNext: (missed, hits) =>
    adviceText(missed) ?? (hits === 0 ? 'La próxima vez, prueba un solo objetivo.' : 'Intenta una racha más larga.'),
};
