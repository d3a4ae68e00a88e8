import type * as English from '../../../../play/internal/shared-text';
import { formatNumber } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const DIFFICULTY_NAMES: Catalogue<typeof English.DIFFICULTY_NAMES> = {
  easy: 'आसान',
  medium: 'मध्यम',
  hard: 'कठिन',
};

export const chooseCandidateText: Catalogue<typeof English.chooseCandidateText> = () =>
  'नौ में से एक जवाब चुनो: कुंजी 1 से 9।';

const foundText = (right: number): string => plural(right, 'एक जवाब सही।', `${formatNumber(right)} जवाब सही।`);

const STREAK = 3;

export const wentWellText: typeof English.wentWellText = ({ right, streak, answers = 1, found = foundText(right) }) => {
  if (streak >= STREAK) return `लगातार ${formatNumber(streak)} सही!`;
  if (right > 0) return found;
  return answers > 0 ? 'हिम्मत भरी कोशिश!' : 'थोड़ा घूम-फिर लिया।';
};

export const endlessRoundText: typeof English.endlessRoundText = (scene, { score, streak, answers }, missed, tip) => ({
  title: openRoundTitle(scene, score, answers),
  praise: openRoundPraise(scene, score, answers),
  wentWell: wentWellText({ right: score, streak: streak.longest, answers }),
  practiceNext:
    missed === null ? (answers === 0 ? 'पहले एक सवाल करके देखो।' : 'लगातार और ज़्यादा सही जवाब दो।') : tip(missed),
});

export const CUP_FROM: Catalogue<typeof English.CUP_FROM> = 3;

function openRoundTitle(scene: string, right: number, answers: number): string {
  if (answers === 0) return `${scene}: तुम्हारा इंतज़ार है!`;
  if (right === 0) return 'अच्छी कोशिश!';
  if (right * 2 < answers) return 'बढ़िया मेहनत!';
  return right < CUP_FROM ? 'अच्छी शुरुआत!' : '🏆 शाबाश!';
}

function openRoundPraise(scene: string, right: number, answers: number): string {
  if (answers === 0) return `जब मन हो, फिर आना: ${scene}!`;
  if (right === 0)
    return plural(answers, 'तुमने एक सवाल का जवाब दिया।', `तुमने ${formatNumber(answers)} सवालों के जवाब दिए।`);
  return `${formatNumber(answers)} में से ${formatNumber(right)} सही!`;
}

export const correctAnswersText: typeof English.correctAnswersText = (right) =>
  right === 0 ? 'बढ़िया मेहनत!' : plural(right, 'एक जवाब सही!', `${formatNumber(right)} जवाब सही!`);

export const notANumberMessage: typeof English.notANumberMessage = (notANumber) => (typed) =>
  /\p{N}/u.test(typed) ? 'एक पूर्ण संख्या लिखो, जैसे: 1234' : notANumber;

export const levelReachedText: typeof English.levelReachedText = ({ level }) => `स्तर ${level}!`;

const HURRIED_FROM = 2;

export const clockTip: typeof English.clockTip = (entries) =>
  entries.filter(({ given }) => given.verdict === 'timeout').length >= HURRIED_FROM
    ? 'घड़ी बहुत तेज़ थी? बिना घड़ी खेलने के लिए मेनू में झूला चुनो।'
    : null;
