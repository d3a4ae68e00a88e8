import type { Equation, Operation } from '../../../../../machines/core/arithmetic';
import type { TimeSetting } from '../../../../../machines/core/time-setting';
import { hasConfetti, questionSeconds, RULES } from '../../../../../machines/mental-maths/rules';
import type * as English from '../../../../games/mental-maths/text';
import { choicesText } from '../../../../play/answers/choices-text';
import { explainAnswer, explainMistake } from '../../../../play/feedback/explain-sum';
import { practiceText } from '../../../../play/round/practice-text';
import { formatAnswer, formatEquation, formatSum } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';
import { CHEERS } from './cheers-text';

const secondsText = (seconds: number | null): string =>
  seconds === null ? 'जितना समय चाहिए, लो।' : `हर सवाल के लिए ${seconds} सेकंड हैं।`;

const BEAD_TEXT: Readonly<Record<TimeSetting, string>> = {
  normal: 'हर मोती एक सेकंड का है।',
  longer: 'हर मोती दो सेकंड का है।',
  none: 'इस बार घड़ी नहीं है।',
};

const OPERATION_NAMES: Readonly<Record<Operation, string>> = {
  '+': 'जोड़ो',
  '−': 'घटाओ',
  '×': 'गुणा करो',
  '÷': 'भाग दो',
};

const correctText = (cheer: number): string => `सही! ${CHEERS[cheer] ?? CHEERS[0]}`;

const incorrectText = ({ answer }: Equation): string => `गलत! जवाब ${formatAnswer(answer)} था`;

const explanation = (equation: Equation, choice: number | null): string =>
  choice === null ? `समय खत्म। ${explainAnswer(equation)}` : explainMistake(equation, choice);

export const text: Catalogue<typeof English.text> = {
  tagline: 'सवाल मन में हल करो। सही बुलबुला फोड़ो!',

  menu: {
    operations: 'सवाल',
    names: OPERATION_NAMES,
    start: 'चुनौती शुरू करो',
    howToPlay: 'कैसे खेलें',
    steps: (time, { questions = RULES.questions } = {}) => [
      ['सवाल मन में हल करो।', 'फिर सही जवाब वाला बुलबुला फोड़ो।', 'या कुंजी 1 से 4 दबाओ।'],
      [secondsText(questionSeconds(time)), BEAD_TEXT[time]],
      [`कुल ${questions} सवाल हैं।`, 'हर जवाब कछुए को द्वीप के पास लाता है।'],
    ],
    bestOf: (score) => `${RULES.questions} में से ${score}`,
  },

  play: {
    stage: 'झील',
    answers: 'जवाब',
    asked: formatSum,
    correct: correctText,
    incorrect: incorrectText,
    explanation,
  },

  over: {
    title: (score, answered, questions = RULES.questions) => {
      if (score === questions) return '🏆 सब सही!';
      if (hasConfetti(score, questions)) return '🎉 शानदार!';
      return answered < questions ? 'अच्छी शुरुआत!' : 'चुनौती पूरी!';
    },
    praise: (score) =>
      score === 0 ? 'अच्छी कोशिश!' : plural(score, 'एक सवाल मन में हल हुआ।', `${score} सवाल मन में हल हुए।`),
    percentage: 'प्रतिशत',
    bestStreak: 'लगातार सबसे ज़्यादा',
    again: 'फिर कोशिश करो',
    menu: 'मुख्य मेनू',
    practiceNext: (practice, answered, questions = RULES.questions) =>
      practice === null
        ? answered < questions
          ? `सारे ${questions} सवाल करके देखो।`
          : `ऐसे ही चलते रहो! ${questions} नए सवाल करो।`
        : practiceText(practice),
    log: 'तुम्हारे सारे सवाल',
    nothing: 'इस बार किसी सवाल का जवाब नहीं दिया गया।',
    given: (choice) => (choice === null ? 'समय पर जवाब नहीं मिला।' : `तुम्हारा जवाब ${formatAnswer(choice)} था।`),
    why: explainAnswer,
  },

  ear: {
    start: ({ time }, questions = RULES.questions) =>
      `मन में करने के लिए ${questions} सवाल। ${secondsText(questionSeconds(time))} कुंजी 1 से 4 से चुनो।`,
    asked: ({ equation, choices }) => `${formatSum(equation)}? ${choicesText(choices.map(formatAnswer))}`,
  },

  said: {
    correct: (equation, cheer) => `${correctText(cheer)} ${formatEquation(equation)}।`,
    incorrect: (equation, choice) => `${incorrectText(equation)}। ${explanation(equation, choice)}`,
  },
};
