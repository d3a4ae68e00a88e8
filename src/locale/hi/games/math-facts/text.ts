import type { TimeSetting } from '../../../../../machines/core/time-setting';
import type { Question } from '../../../../../machines/math-facts/questions';
import { hasLevels, type Mode, RULES, raceSeconds, type Settings } from '../../../../../machines/math-facts/rules';
import type * as English from '../../../../games/math-facts/text';
import { explainAnswer, explainMistake } from '../../../../play/feedback/explain-sum';
import {
  CUP_FROM,
  chooseCandidateText,
  correctAnswersText,
  DIFFICULTY_NAMES,
  notANumberMessage,
  wentWellText,
} from '../../../../play/internal/shared-text';
import { practiceText } from '../../../../play/round/practice-text';
import { withoutPoints } from '../../../../play/score/without-points';
import { formatEquation, formatNumber, formatSum } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  addition: 'जोड़',
  subtraction: 'घटाव',
  multiplication: 'गुणा',
  division: 'भाग',
  mixed: 'मिला-जुला',
};

function raceLine(time: TimeSetting): string {
  const seconds = raceSeconds(time);
  return seconds === null ? 'जितनी देर चाहो, दौड़ो।' : `तुम्हारे पास ${seconds} सेकंड हैं।`;
}

function nextRace({ mode, difficulty }: Settings): string {
  if (difficulty !== 'hard' && hasLevels(mode)) return 'ज़्यादा कठिन दौड़ खेलकर देखो।';
  return mode === 'mixed' ? 'अपने भूत के साथ फिर दौड़ लगाओ।' : 'चारों को मिलाकर खेलो।';
}

const explanation = (question: Question, given: number | null = null): string =>
  `${formatEquation(question)}। ${explainMistake(question, given)}`.trim();

const POSITIONS = ['पहला', 'दूसरा', 'तीसरा', 'चौथा'] as const;

export const text: Catalogue<typeof English.text> = {
  tagline: 'जल्दी जवाब दो और समुद्र किनारे दौड़ो!',

  menu: {
    choices: {
      mode: {
        addition: { name: MODE_NAMES.addition, hint: 'दो संख्याएँ जोड़ो' },
        subtraction: { name: MODE_NAMES.subtraction, hint: 'एक संख्या घटाओ' },
        multiplication: { name: MODE_NAMES.multiplication, hint: '12 तक के पहाड़े' },
        division: { name: MODE_NAMES.division, hint: 'बराबर-बराबर बाँटो' },
        mixed: { name: MODE_NAMES.mixed, hint: 'थोड़ा-थोड़ा सब कुछ' },
      },
    },
    sameTables: 'पहाड़े हर स्तर पर एक जैसे हैं।',
    start: 'दौड़ शुरू करो',
    howToPlay: 'कैसे खेलें',
    steps: (time, { isMultipleChoice = false } = {}) => [
      [`गाड़ी चलाने के लिए जवाब ${isMultipleChoice ? 'चुनो' : 'लिखो'}।`, raceLine(time)],
      [
        `सही जवाब पर ${RULES.points.base} अंक। लगातार सही पर और ज़्यादा।`,
        `हर ${RULES.milestoneEvery} अंकों पर एक गुब्बारा है।`,
      ],
      ['भूत तुम्हारी सबसे अच्छी दौड़ है।', 'उससे आगे निकलकर दिखाओ!'],
    ],
  },

  play: {
    position: (position) => POSITIONS[position - 1] ?? '',
    stage: 'दौड़',
    panel: 'जवाब',
    field: 'तुम्हारा जवाब',
    placeholder: 'तुम्हारा जवाब',
    submit: 'जवाब दो',
    refused: notANumberMessage('एक संख्या लिखो।'),
    finish: 'दौड़ खत्म करो',
    right: (points) => withoutPoints(`सही! +${points} अंक`),
    wrong: ({ answer }) => `गलत! जवाब ${answer} था`,
    reason: explainMistake,
    why: explanation,
  },

  ear: {
    start: ({ mode, time, answers }) =>
      `${MODE_NAMES[mode]}। ${raceLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'हर जवाब लिखो और Enter दबाओ।'}`,
    asked: (question) => `${formatSum(question)}?`,
    right: (question, points) => withoutPoints(`सही! ${formatEquation(question)}। ${points} अंक।`),
    wrong: (question, given) => `गलत! जवाब ${question.answer} था। ${explanation(question, given)}`,
    milestone: (points) => withoutPoints(`${formatNumber(points)} अंक। एक गुब्बारा मिला!`),
    ahead: 'तुम भूत से आगे हो!',
  },

  over: {
    title: (right) => (right < CUP_FROM ? 'दौड़ खत्म' : '🏆 दौड़ पूरी!'),
    praise: correctAnswersText,
    points: 'कुल अंक',
    answered: 'दिए गए जवाब',
    bestStreak: 'लगातार सबसे ज़्यादा',
    badge: (mode, difficulty) => `${MODE_NAMES[mode]}: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 फिर दौड़ो',
    menu: 'मुख्य मेनू',
    wentWell: (right, streak) =>
      wentWellText({
        right,
        streak,
        found: plural(right, 'एक जवाब सही मिला।', `${formatNumber(right)} जवाब सही मिले।`),
      }),
    practiceNext: (practice, answered, settings) =>
      practice !== null ? practiceText(practice) : answered === 0 ? 'अगली बार बस एक सवाल करके देखो।' : nextRace(settings),
    history: 'तुम्हारे सारे जवाब',
    nothing: 'इस बार किसी सवाल का जवाब नहीं दिया गया।',
    wrong: ({ userAnswer }) => `तुम्हारा जवाब ${formatNumber(userAnswer)} था।`,
    equation: ({ question }) => formatEquation(question),
    why: ({ question }) => explainAnswer(question),
  },
};
