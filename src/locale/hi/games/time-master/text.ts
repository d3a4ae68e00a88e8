import { QUIZ, quizLimits } from '../../../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../../../machines/core/time-setting';
import type { Practice } from '../../../../../machines/time-master/practice';
import type { Question } from '../../../../../machines/time-master/questions';
import type { RejectionReason } from '../../../../../machines/time-master/read-answer';
import type { Settings } from '../../../../../machines/time-master/rules';
import type * as English from '../../../../games/time-master/text';
import { DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import type { AnswerSetting } from '../../../../play/round/answer-mode';
import type { Catalogue } from '../../../catalogue';
import { clocksText, spokenQuestion } from './spoken-text';
import { am, pm } from './time-text';

function limitLine(time: TimeSetting): string {
  const { question, round } = quizLimits(time);
  return question === null || round === null
    ? 'जितना समय चाहिए, लो।'
    : `हर सवाल के लिए ${question} सेकंड, कुल ${round / 60} मिनट।`;
}

const PRACTICE: Readonly<Record<Practice, string>> = {
  minutesInHours: '1 घंटे में 60 मिनट, तो 2 घंटे में 120 मिनट।',
  hoursInDays: '1 दिन में 24 घंटे, तो 2 दिन में 48 घंटे।',
  hoursOnClock: 'असली घड़ी पर एक-एक घंटा आगे गिनो।',
  overTheHour: 'पहले पूरे घंटे तक जाओ, फिर आगे गिनो।',
  overNoon: 'दोपहर 12 बजे AM से PM होता है। आधी रात को PM से AM।',
  comparing: 'समय को दो तरह से बोलो: 3:30 यानी साढ़े 3 बजे।',
  dayClock: 'दोपहर के बाद 12 जोड़ो: 3 PM यानी 15:00।',
  daysOn: 'हफ़्ते के दिन क्रम से बोलो।',
  daysBack: 'हफ़्ते के दिन उल्टे क्रम से बोलो।',
  hands: 'छोटी सुई: घंटा। बड़ी सुई: पाँच-पाँच करके गिनो।',
};

function exampleOf({ asked }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return '48';
    case 'elapsedTime':
      return asked.asks === 'length' ? '2 घंटे 35 मिनट' : '3:45 PM';
    case 'timeComparison':
      return '';
    case 'dateArithmetic':
      return 'मंगलवार';
    case 'clockReading':
      return asked.answers === 'figures' ? '3:45 PM' : '3:45';
  }
}

function placeholderOf({ asked }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? 'घंटे' : 'मिनट';
    case 'elapsedTime':
      return asked.asks === 'length' ? 'घंटे, मिनट' : 'AM या PM';
    case 'timeComparison':
      return '';
    case 'dateArithmetic':
      return 'दिन';
    case 'clockReading':
      return asked.answers === 'figures' ? 'AM या PM' : 'घं:मि';
  }
}

function rejectionText(refusal: RejectionReason, question: Question): string {
  const { asked } = question;
  switch (refusal) {
    case 'halfMissing':
      return 'AM या PM?';
    case 'unitMissing':
      return 'घंटे या मिनट?';
    case 'otherUnit':
      if (asked.type !== 'timeConversion') return 'एक संख्या लिखो।';
      return asked.unit === 'hours' ? 'घंटों की संख्या लिखो।' : 'मिनटों की संख्या लिखो।';
    case 'unreadable':
      return `ऐसे लिखो: ${exampleOf(question)}`;
  }
}

const hardHint = ({ answers }: Settings & AnswerSetting): string =>
  answers === 'choice' ? 'दोपहर के पार' : 'दोपहर के पार। अपना जवाब लिखो।';

function keysLine({ difficulty, type, answers }: Settings & AnswerSetting): string {
  if (answers === 'choice') return 'अंकों की कुंजियों से चुनो।';
  if (difficulty !== 'hard') return 'कुंजी 1 से 4 से चुनो, फिर Enter दबाओ।';
  if (type === 'clock') return 'जवाब लिखो, फिर Enter दबाओ।';
  return 'जवाब लिखो या कुंजी 1 से 3 से चुनो, फिर Enter दबाओ।';
}

export const text: Catalogue<typeof English.text> = {
  tagline: 'बड़ी घड़ी की सुइयों को घूमते देखो!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: 'पूरे और आधे घंटे' },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'हर पाँच मिनट' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: hardHint },
      },
      type: { all: 'समय के सब सवाल', clock: 'घड़ी पढ़ो' },
    },
    start: 'शुरू करो',
    howToPlay: 'कैसे खेलें',
    steps: (time, { questions = QUIZ.questions, isMultipleChoice = false } = {}) => [
      ['सवाल पढ़ो। घड़ी देखो।', 'AM दोपहर से पहले है। PM दोपहर के बाद।'],
      isMultipleChoice ? ['एक जवाब चुनो।'] : ['जवाब चुनो या लिखो।', 'फिर “जवाब जाँचो” दबाओ।'],
      [`कुल ${questions} सवाल हैं।`, limitLine(time)],
    ],
  },

  play: {
    stage: 'घंटाघर',
    panel: 'जवाब',
    keys: { am, pm, hours: { name: 'घंटे', typed: 'घंटे' }, minutes: { name: 'मिनट', typed: 'मिनट' } },
    given: (answer) => `तुम्हारा जवाब: ${answer}`,
    field: 'तुम्हारा जवाब',
    placeholder: placeholderOf,
    refused: rejectionText,
  },

  ear: {
    start: (settings, questions = QUIZ.questions) =>
      settings.type === 'clock'
        ? `घड़ी के ${questions} सवाल। ${limitLine(settings.time)} ${keysLine(settings)}`
        : `समय के ${questions} सवाल। ${limitLine(settings.time)} ${keysLine(settings)}`,
    asked: spokenQuestion,
    clocks: clocksText,
  },

  over: {
    title: (score) => (score >= QUIZ.celebratedFrom ? '🏆 समय के पक्के!' : 'टन-टन! दौर पूरा हुआ।'),
    praise: [
      'तुम समय के उस्ताद हो!',
      'बहुत बढ़िया। घड़ी की अच्छी पहचान है!',
      'शाबाश। बस थोड़ा और!',
      'अच्छी कोशिश! हर दौर से रफ़्तार बढ़ती है।',
    ],
    practiceNext: (practice, score) =>
      practice !== null
        ? PRACTICE[practice]
        : score === QUIZ.questions
          ? 'अगला कठिनाई स्तर या नए सवाल आज़माओ।'
          : 'सारे सवाल आज़माओ।',
    badge: (difficulty) => DIFFICULTY_NAMES[difficulty],
  },
};
