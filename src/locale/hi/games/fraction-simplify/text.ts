import { QUIZ, quizLimits } from '../../../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../../../machines/core/time-setting';
import { type Practice, practiceTopic } from '../../../../../machines/fraction-simplify/practice';
import type * as English from '../../../../games/fraction-simplify/text';
import { chooseCandidateText, DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';
import { spokenQuestion } from './question-text';

const PRACTICE: Readonly<Record<Practice, string>> = {
  simplify: 'ऐसी संख्या खोजो जिससे ऊपर और नीचे वाली दोनों संख्याएँ पूरी-पूरी बँट जाएँ।',
  'equal parts': 'ऊपर की संख्याएँ जोड़ो या घटाओ। नीचे की संख्या वही रहती है।',
  'common parts': 'पहले दोनों केक एक ही आकार के टुकड़ों में काटो।',
  multiply: 'गुणा के लिए: ऊपर × ऊपर और नीचे × नीचे।',
};

function timeLine(time: TimeSetting): string {
  const { question, round } = quizLimits(time);
  if (question === null || round === null) return 'जितना समय चाहिए, लो।';
  return `हर सवाल के लिए ${question} सेकंड और कुल ${round / 60} मिनट हैं।`;
}

export const text: Catalogue<typeof English.text> = {
  tagline: 'केक को बराबर हिस्सों में काटो!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: 'एक ही आकार के हिस्से' },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'आधे से बारहवें हिस्से तक, मिले-जुले' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: 'आधे से बीसवें हिस्से तक, मिले-जुले' },
      },
    },
    start: 'खेल शुरू करो',
    howToPlay: 'कैसे खेलें',
    steps: (time, { questions = QUIZ.questions, isMultipleChoice = false } = {}) => [
      [`कुल ${questions} सवाल हैं।`, 'केक देखो।'],
      isMultipleChoice ? ['सही भिन्न चुनो।'] : ['ऊपर और नीचे की संख्या लिखो।', 'फिर “जवाब जाँचो” दबाओ।'],
      ['केक को कटते और जुड़ते देखो।', timeLine(time)],
    ],
  },

  play: {
    stage: 'बेकरी',
    panel: 'जवाब',
    answer: 'तुम्हारा जवाब',
    fields: { numerator: 'अंश', denominator: 'हर' },
    check: 'जवाब जाँचो',
    notWhole: {
      numerator: 'ऊपर पूर्ण संख्या लिखो।',
      denominator: 'नीचे पूर्ण संख्या लिखो।',
    },
  },

  ear: {
    start: ({ time, answers }, questions = QUIZ.questions) =>
      `भिन्न के ${questions} सवाल। ${timeLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'ऊपर की संख्या, तिरछी रेखा और नीचे की संख्या लिखो, फिर Enter दबाओ।'}`,
    asked: spokenQuestion,
  },

  over: {
    title: 'दौर पूरा हुआ!',
    praise: [
      'भिन्न के उस्ताद! पूरी बेकरी ताली बजा रही है।',
      'बढ़िया काम! भिन्नों की समझ पक्की है।',
      'शाबाश! आधे से ज़्यादा केक तुम्हारा है।',
      'अच्छी कोशिश! केक एक-एक टुकड़ा करके कटता है।',
    ],
    badge: (difficulty) => `कठिनाई: ${DIFFICULTY_NAMES[difficulty]}`,
    practiceNext: (difficulty) => (mistakes, score) => {
      const practice = practiceTopic(mistakes.map(({ question }) => question));
      if (practice !== null) return PRACTICE[practice];
      if (score === 0) return 'अगली बार बस एक सवाल आज़माओ।';
      return difficulty === 'hard' ? 'लगातार सही जवाबों का अपना रिकॉर्ड तोड़ो।' : 'इससे कठिन दौर आज़माओ।';
    },
  },
};
