import { getSolutionSteps, type Step } from '../../../../../machines/algebra-adventure/balance';
import type { Question } from '../../../../../machines/algebra-adventure/questions';
import { type Mode, questionSeconds, RULES } from '../../../../../machines/algebra-adventure/rules';
import { answerLine, cratesText } from '../../../../games/algebra-adventure/formulas';
import type * as English from '../../../../games/algebra-adventure/text';
import { choicesText } from '../../../../play/answers/choices-text';
import { correctAnswersText, DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import { withoutPoints } from '../../../../play/score/without-points';
import { formatAnswer, formatEquation, formatNumber } from '../../../../ui/format';
import type { ToastText } from '../../../../ui/toast';
import type { Catalogue } from '../../../catalogue';

export const questionParts: typeof English.questionParts = ({ mode, crates, added, x, total }) => {
  switch (mode) {
    case 'findX':
      return [`${cratesText(crates)} + ${added} = ${total}`];
    case 'balance':
      return [`${added} + x = ${total}`];
    case 'substitute':
      return [`x = ${x}।`, `${cratesText(crates)} कितना है?`];
  }
};

export const questionText: typeof English.questionText = (question) => questionParts(question).join(' ');

function spokenQuestion(question: Question): string {
  const { mode, added, total } = question;
  if (mode === 'substitute') return questionText(question);
  if (mode === 'findX') return `${questionText(question)}। x कितना है?`;
  return `बाएँ: ${added} जमा x। दाएँ: ${total}। दोनों पलड़ों का वज़न बराबर है। x कितना है?`;
}

function stepParts({ kind, sum }: Step, { crates }: Question): readonly [action: string, result: string] {
  switch (kind) {
    case 'take':
      return [`${sum.second} हटाओ:`, `${cratesText(crates)} = ${sum.answer}।`];
    case 'share':
      return [`${sum.second} से भाग दो:`, `x = ${sum.answer}।`];
    case 'fill':
      return [`${cratesText(crates)} यानी ${crates} गुणा x:`, `${formatEquation(sum)}।`];
  }
}

const stepTexts = (question: Question): readonly string[] =>
  getSolutionSteps(question).map((step) => stepParts(step, question).join(' '));

export const stepsText: typeof English.stepsText = (question) => stepTexts(question).join(' ');

function explanation(question: Question): readonly ToastText[] {
  const asked = question.mode === 'substitute' ? `x = ${question.x}।` : `${questionText(question)}।`;
  const parts = [asked, ...getSolutionSteps(question).flatMap((step) => stepParts(step, question))];
  return [{ heard: parts.slice(0, -1).join(' ') }, ...parts.slice(-1)];
}

export const answeredText: typeof English.answeredText = (question) =>
  question.mode === 'substitute'
    ? `x = ${question.x}, ${answerLine(question)}`
    : `${questionText(question)}, ${answerLine(question)}`;

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  findX: 'x खोजो',
  balance: 'तराज़ू',
  substitute: 'x की जगह',
};

function tip({ mode, crates }: Question): string {
  if (mode === 'substitute') return 'x की जगह संख्या रखो';
  return crates > 1 ? 'पहले हटाओ, फिर भाग दो' : 'दोनों पलड़ों से बराबर हटाओ';
}

const missedText = (choice: number | null, { mode, crates }: Question): string =>
  choice === null ? 'समय पूरा हुआ।' : `${mode === 'substitute' ? cratesText(crates) : 'x'} का मान ${choice} नहीं है।`;

const secondsText = (seconds: number | null): string =>
  seconds === null ? 'जितना समय चाहिए, लो।' : `हर सवाल के लिए ${seconds} सेकंड हैं।`;

export const text: Catalogue<typeof English.text> = {
  tagline: 'तराज़ू को बराबर रखो और x खोजो!',

  menu: {
    choices: {
      mode: {
        findX: { name: MODE_NAMES.findX, hint: 'हर डिब्बे का वज़न पता करो।' },
        balance: { name: MODE_NAMES.balance, hint: 'एक डिब्बा। दोनों पलड़े बराबर कैसे होंगे?' },
        substitute: { name: MODE_NAMES.substitute, hint: 'x पता है। कुल कितना है?' },
      },
    },
    start: '🚀 सैर शुरू करो!',
    howToPlay: 'कैसे खेलें',
    steps: (time) => [
      ['x वाले हर डिब्बे में एक ही संख्या छिपी है।', 'दोनों पलड़ों का वज़न बराबर है।'],
      ['चार में से सही जवाब चुनो।', secondsText(questionSeconds(time))],
      [
        `तुम्हारे पास ${RULES.lives} जानें हैं। गलत जवाब पर एक जान जाती है।`,
        `लगातार ${RULES.combo.every} सही जवाबों पर अंक बढ़ते हैं।`,
      ],
    ],
  },

  play: {
    stage: 'तराज़ू',
    panel: 'जवाब',
    answers: 'जवाब',
    time: 'समय',
    missed: missedText,
    steps: stepTexts,
  },

  ear: {
    start: ({ mode, time }) =>
      `${mode === 'substitute' ? 'कुल निकालो।' : 'x खोजो।'} तुम्हारे पास ${RULES.lives} जानें हैं। ${secondsText(questionSeconds(time))} कुंजी 1 से 4 से चुनो।`,
    asked: (question) => `${spokenQuestion(question)} ${choicesText(question.choices.map(formatAnswer))}`,
  },

  toast: {
    right: (question, points) => ({
      title: '✨ सही!',
      text: [withoutPoints(`+${formatNumber(points)} अंक!`), ...explanation(question)].filter((line) => line !== ''),
    }),
    wrong: (question, choice) => ({
      title: '❌ अभी ठीक नहीं',
      text: [{ heard: missedText(choice, question) }, ...explanation(question)],
    }),
    levelUp: (level, combo) => ({
      title: '🎉 स्तर बढ़ा!',
      text: `अब स्तर ${level}! कॉम्बो ×${combo}`,
    }),
  },

  over: {
    title: '🏆 सैर पूरी हुई!',
    praise: correctAnswersText,
    points: 'कुल अंक',
    bestStreak: 'लगातार सबसे ज़्यादा',
    level: 'स्तर',
    solved: 'सही जवाब',
    badge: (mode, difficulty) => `${MODE_NAMES[mode]}: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 फिर खेलो',
    menu: 'मुख्य मेनू',
    practiceNext: (missed, solved) =>
      missed === null
        ? solved === 0
          ? 'अगली बार बस एक सवाल आज़माओ।'
          : 'लगातार और सही जवाब दो, या कठिन स्तर आज़माओ।'
        : `${tip(missed)}, जैसे: ${questionText(missed)}${missed.mode === 'substitute' ? '' : '।'}`,
  },
};
