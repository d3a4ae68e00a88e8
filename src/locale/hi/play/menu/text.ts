import type * as English from '../../../../play/menu/text';
import type { Catalogue } from '../../../catalogue';

export const settings = 'सेटिंग: ';
export const timeNames: Catalogue<typeof English.timeNames> = {
  normal: 'सामान्य समय',
  longer: 'ज़्यादा समय',
  none: 'समय की सीमा नहीं',
};
export const time = 'समय';
export const timeChoices: Catalogue<typeof English.timeChoices> = {
  normal: 'सामान्य',
  longer: 'ज़्यादा',
  none: 'कोई नहीं',
};
export const noClock = 'बिना घड़ी';

export const gameMode = 'खेल का प्रकार';
export const difficulty = 'कठिनाई';
export const questions = 'सवाल';

export const money = 'पैसे';

export const bestScore = 'सबसे अच्छा स्कोर';
export const bestStreak = 'सबसे लंबा सिलसिला';

export const KEY_HINT: typeof English.KEY_HINT = /^(?:कुंजी|कुंजियाँ|कुंजियों|कीबोर्ड|बटन)/;
export const listenerKeys = 'सवाल फिर सुनने के लिए R, और अंकों के लिए F दबाओ।';
