import { countFlames } from '../../../../../../machines/arithmetic-hero/rules';
import type { Operation } from '../../../../../../machines/core/arithmetic';
import type * as English from '../../../../../games/arithmetic-hero/text/result';
import { formatNumber, formatSum } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

const PRACTISE: Readonly<Record<Operation, string>> = {
  '+': 'जोड़ का',
  '−': 'घटाव का',
  '×': 'गुणा का',
  '÷': 'भाग का',
};

function withoutMistakes({ solved, openLevel }: Parameters<typeof English.overText.practiceNext>[1]): string {
  if (solved === 0) return 'अगली बार बस एक सवाल करके देखो।';
  return openLevel === null ? 'लगातार और ज़्यादा सही जवाब दो।' : `स्तर ${openLevel} खेलो, या लगातार और ज़्यादा सही जवाब दो।`;
}

export const overText: Catalogue<typeof English.overText> = {
  title: 'खेल खत्म',
  praise: {
    incredible: 'अविश्वसनीय!',
    amazing: 'कमाल!',
    outstanding: 'बेमिसाल!',
    great: 'बहुत बढ़िया!',
    well: 'शाबाश!',
    good: 'अच्छी कोशिश!',
  },
  onAccuracy: {
    perfect: 'एकदम सटीक!',
    excellent: 'बहुत ही सटीक!',
    great: 'काफ़ी सटीक!',
    good: 'अच्छी सटीकता!',
    practising: 'अभ्यास करते रहो!',
  },
  score: 'अंक',
  bestStreak: 'लगातार सबसे ज़्यादा',
  accuracy: 'सटीकता',
  percent: (percent) => `${percent}%`,
  solved: 'कुल हल',
  newLevel: 'नया स्तर खुला!',
  reached: (level) => `स्तर ${level} अब तुम्हारा है!`,
  toGo: (level) => `स्तर ${level} खोलने के लिए`,
  ofGoal: (score, goal) => `${formatNumber(goal)} में से ${formatNumber(score)}: ${formatNumber(goal - score)} बाकी`,
  achievements: 'नई उपलब्धियाँ!',
  playLevel: (level) => `स्तर ${level} खेलो`,
  again: 'फिर खेलो',
  menu: 'मुख्य मेनू',
  wentWell: (solved, streak) =>
    countFlames(streak) > 0
      ? `लगातार ${formatNumber(streak)} सही!`
      : solved > 0
        ? plural(solved, 'एक सवाल हल हुआ।', `${formatNumber(solved)} सवाल हल हुए।`)
        : 'हिम्मत भरी कोशिश!',
  practiceNext: (missed, round) =>
    missed === null ? withoutMistakes(round) : `${PRACTISE[missed.operation]} अभ्यास, जैसे ${formatSum(missed)}।`,
};
