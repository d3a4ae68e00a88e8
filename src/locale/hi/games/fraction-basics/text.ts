import type { RejectionReason } from '../../../../../machines/fraction-basics/answer';
import { isAmountQuestion, type Question } from '../../../../../machines/fraction-basics/questions';
import type { RoundType } from '../../../../../machines/fraction-basics/rules';
import { answerText, spokenQuestion } from '../../../../games/fraction-basics/lines';
import type * as English from '../../../../games/fraction-basics/text';
import { chooseCandidateText } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';

const TYPES: Readonly<Record<RoundType, string>> = {
  all: 'सब',
  convert: 'दशमलव',
  simplify: 'सरल करना',
  add: 'जोड़',
  subtract: 'घटाव',
  halves: 'आधा और चौथाई',
  thirds: 'तिहाई और 3/4',
};

const EAR_TASKS: Readonly<Record<RoundType, string>> = {
  all: 'हर तरह की भिन्नें।',
  convert: 'दशमलव को भिन्न में लिखो।',
  simplify: 'भिन्नें सरल करो।',
  add: 'भिन्नें जोड़ो।',
  subtract: 'भिन्नें घटाओ।',
  halves: 'बन की संख्या का आधा या चौथाई खोजो।',
  thirds: 'बन की संख्या का 1/3, 2/4 या 3/4 खोजो।',
};

const TYPE_NUMBER = 'संख्या लिखो, फिर Enter दबाओ।';
const TYPE_FRACTION = 'ऊपर की संख्या, तिरछी रेखा और नीचे की संख्या लिखो, फिर Enter दबाओ।';

const REFUSALS: Readonly<Record<RejectionReason, string>> = {
  decimal: 'यह दशमलव है। / वाली कुंजी दबाओ।',
  zero: 'नीचे की संख्या 0 नहीं हो सकती।',
  unreadable: 'ऊपर की संख्या, / और नीचे की संख्या लिखो।',
};

const TIPS: Readonly<Record<Question['type'], string>> = {
  convert: 'पहले दशमलव को शतांश में बोलो।',
  simplify: 'ऐसी संख्या खोजो जिससे दोनों पूरी-पूरी बँट जाएँ।',
  add: 'भिन्नें जोड़ने का अभ्यास करो।',
  subtract: 'भिन्नें घटाने का अभ्यास करो।',
  halves: 'बराबर समूहों में बाँटने का अभ्यास करो।',
  thirds: 'बराबर समूहों में बाँटने का अभ्यास करो।',
};

export const text: Catalogue<typeof English.text> = {
  play: {
    stage: 'पट्टियाँ',
    panel: 'जवाब',
    questions: 'सवाल',
    types: TYPES,
    reset: 'फिर से शुरू',
    field: 'तुम्हारा जवाब',
    placeholder: 'जैसे 1/2',
    check: 'जाँचो',
    space: 'जगह',
    next: 'अगला सवाल',
    numberPlaceholder: '?',
    refusal: (refusal, question) => (isAmountQuestion(question) ? 'पूर्ण संख्या लिखो।' : REFUSALS[refusal]),
    wrong: (question) => `गलत! जवाब: ${answerText(question)}`,
  },

  feedback: {
    equal: (simplest) => `यह बराबर है! सबसे सरल रूप ${simplest} है।`,
    lessThanZero: (entry) => `तुम्हारा जवाब ${entry} 0 से कम है।`,
    moreThanTwo: (entry) => `तुम्हारा जवाब ${entry} 2 पूरे से ज़्यादा है।`,
    yours: (entry) => `तुम्हारा जवाब ${entry} था।`,
  },

  ear: {
    start: ({ type, answers }) =>
      `${EAR_TASKS[type]} समय की कोई सीमा नहीं। ${answers === 'choice' ? chooseCandidateText() : type === 'halves' || type === 'thirds' ? TYPE_NUMBER : TYPE_FRACTION}`,
    asked: spokenQuestion,
  },

  toast: {
    answered: ({ verdict }, question) => (verdict === 'right' ? 'सही!' : `गलत। सही जवाब ${answerText(question)} था`),
  },

  over: {
    scene: 'चक्की',
    bestStreak: 'लगातार सबसे ज़्यादा',
    answered: 'दिए गए जवाब',
    again: '🔄 फिर खेलो',
    next: (type) => `अगला दौर: ${TYPES[type]}`,
    tips: TIPS,
  },
};

export const howToPlay: typeof English.howToPlay = () => [
  ['पट्टियाँ देखो और सवाल पढ़ो।'],
  ['ऊपर की संख्या, / और नीचे की संख्या लिखो।', 'बराबर भिन्न भी सही है।'],
  ['हर जवाब के बाद पट्टियाँ कारण दिखाती हैं।'],
];
