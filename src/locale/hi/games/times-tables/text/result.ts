import { formatSolvedTime } from '../../../../../games/times-tables/format-time';
import type * as English from '../../../../../games/times-tables/text/result';
import type { Catalogue } from '../../../../catalogue';

export const resultText: Catalogue<typeof English.resultText> = {
  title: 'बधाई हो! पहेली हल हो गई! 🎉',
  time: 'तुम्हारा समय',
  newBest: 'अब तक का सबसे अच्छा समय!',
  bestOf: (size, seconds) => `${size} × ${size} का सबसे अच्छा समय: ${formatSolvedTime(seconds)}`,
  praise: (checks) => (checks === 1 ? 'पहली बार में सही!' : 'हार न मानने पर शाबाश!'),
  solved: 'हल हुई पहेलियाँ',
  found: 'मिलीं',
  wentWell: (size, checks) =>
    checks === 1 ? `बिना संकेत के सारी ${2 * size} संख्याएँ मिल गईं।` : `${checks} बार जाँचकर सारी ${2 * size} संख्याएँ मिल गईं।`,
  practiceNext: (practice, size) => {
    if (practice !== null) {
      const { factor, times, product } = practice;
      return `${factor} का पहाड़ा बोलो। ${factor}\u00A0×\u00A0${times}\u00A0=\u00A0${product}।`;
    }
    return size === 3 ? '4 × 4 की पहेली करके देखो।' : 'एक पंक्ति ढको और उसे मन में फिर हल करो।';
  },
  lookAgain: 'बिंदुओं की पंक्तियाँ देखने के लिए टाइल दबाओ।',
  share: 'नतीजा भेजो',
  shareNote: 'यह पहेली किसी दोस्त को भेजो।',
  shareNow: 'भेजो',
  byHand: 'इसे खुद कॉपी करो:',
  shared: {
    shared: '',
    cancelled: '',
    copied: 'नतीजा कॉपी हो गया!',
    failed: 'नतीजा कॉपी नहीं हुआ',
  },
  shareText: ({ size, seconds, streak, link }) =>
    [
      'पहाड़ों के उस्ताद',
      `${size} × ${size} की पहेली ${formatSolvedTime(seconds)} में हल हुई।`,
      `लगातार: ${streak}`,
      `करके देखो: ${link}`,
    ].join('\n'),
};
