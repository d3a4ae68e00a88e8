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
    ? 'आखिरी टाइल दबाने से पहले मन में जोड़ लो।'
    : `बड़ी टाइल से शुरू करो। ${advice.target} के लिए ${advice.largest} से शुरू करो।`;
}

export const resultText: Catalogue<typeof English.resultText> = {
  title: ({ mode, time }, { lives }) => {
    if (lives !== 0 && (mode === 'chill' || time === 'none')) return 'बढ़िया खेल!';
    return mode === 'survival' ? '💀 खेल खत्म!' : '⏰ समय खत्म!';
  },
  praise: (hits, longest) => {
    if (hits === 0) return 'अच्छी कोशिश!';
    return longest >= GREAT_STREAK ? 'बहुत बढ़िया!' : 'शाबाश!';
  },
  points: 'कुल अंक',
  bestStreak: 'लगातार सबसे ज़्यादा',
  level: 'स्तर',
  solved: 'पूरे हुए लक्ष्य',
  again: '🔄 फिर खेलो',
  menu: '🏠 मुख्य मेनू',
  wentWell: (hits, longest) => {
    if (longest >= GREAT_STREAK) return `लगातार ${formatNumber(longest)} निशाने!`;
    if (hits === 0) return 'हिम्मत भरी कोशिश!';
    return plural(hits, 'एक लक्ष्य पूरा हुआ।', `${formatNumber(hits)} लक्ष्य पूरे हुए।`);
  },
  practiceNext: (missed, hits) =>
    adviceText(missed) ?? (hits === 0 ? 'अगली बार बस एक लक्ष्य पूरा करो।' : 'लगातार और ज़्यादा सही जवाब दो।'),
};
