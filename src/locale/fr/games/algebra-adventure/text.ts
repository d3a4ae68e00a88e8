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
      return [`x = ${x}.`, `Combien fait ${cratesText(crates)}\u202f?`];
  }
};

export const questionText: typeof English.questionText = (question) => questionParts(question).join(' ');

function spokenQuestion(question: Question): string {
  const { mode, added, total } = question;
  if (mode === 'substitute') return questionText(question);
  if (mode === 'findX') return `${questionText(question)}. Combien vaut x\u202f?`;
  return `À gauche\u00a0: ${added} plus x. À droite\u00a0: ${total}. Les deux côtés pèsent pareil. Combien vaut x\u202f?`;
}

function stepParts({ kind, sum }: Step, { crates }: Question): readonly [action: string, result: string] {
  switch (kind) {
    case 'take':
      return [`Enlève ${sum.second}\u00a0:`, `${cratesText(crates)} = ${sum.answer}.`];
    case 'share':
      return [`Divise par ${sum.second}\u00a0:`, `x = ${sum.answer}.`];
    case 'fill':
      return [`${cratesText(crates)}, c’est ${crates} fois x\u00a0:`, `${formatEquation(sum)}.`];
  }
}

const stepTexts = (question: Question): readonly string[] =>
  getSolutionSteps(question).map((step) => stepParts(step, question).join(' '));

export const stepsText: typeof English.stepsText = (question) => stepTexts(question).join(' ');

function explanation(question: Question): readonly ToastText[] {
  const asked = question.mode === 'substitute' ? `x = ${question.x}.` : `${questionText(question)}.`;
  const parts = [asked, ...getSolutionSteps(question).flatMap((step) => stepParts(step, question))];
  return [{ heard: parts.slice(0, -1).join(' ') }, ...parts.slice(-1)];
}

export const answeredText: typeof English.answeredText = (question) =>
  question.mode === 'substitute'
    ? `x = ${question.x}, ${answerLine(question)}`
    : `${questionText(question)}, ${answerLine(question)}`;

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  findX: 'Trouve x',
  balance: 'Équilibre',
  substitute: 'Remplace',
};

function tip({ mode, crates }: Question): string {
  if (mode === 'substitute') return 'Mets le nombre à la place de x';
  return crates > 1 ? 'Enlève d’abord, puis divise' : 'Enlève la même chose des deux côtés';
}

const missedText = (choice: number | null, { mode, crates }: Question): string =>
  choice === null
    ? 'Le temps est écoulé.'
    : `${mode === 'substitute' ? cratesText(crates) : 'x'} ne vaut pas ${choice}.`;

const secondsText = (seconds: number | null): string =>
  seconds === null ? 'Prends tout ton temps.' : `Tu as ${seconds} secondes par question.`;

export const text: Catalogue<typeof English.text> = {
  tagline: 'Garde la balance en équilibre et trouve x\u202f!',

  menu: {
    choices: {
      mode: {
        findX: { name: MODE_NAMES.findX, hint: 'Trouve combien pèse chaque caisse.' },
        balance: { name: MODE_NAMES.balance, hint: 'Une caisse. Comment équilibrer les deux côtés\u202f?' },
        substitute: { name: MODE_NAMES.substitute, hint: 'Tu connais x. Combien en tout\u202f?' },
      },
    },
    start: '🚀 C’est parti\u202f!',
    howToPlay: 'Comment jouer',
    steps: (time) => [
      ['Toutes les caisses marquées x cachent le même nombre.', 'Les deux côtés de la balance pèsent pareil.'],
      ['Choisis la bonne réponse parmi quatre.', secondsText(questionSeconds(time))],
      [
        `Tu as ${RULES.lives} vies. Une erreur en coûte une.`,
        `Avec ${RULES.combo.every} bonnes réponses d’affilée, tes points augmentent.`,
      ],
    ],
  },

  play: {
    stage: 'La balance',
    panel: 'Réponse',
    answers: 'Réponses',
    time: 'Temps',
    missed: missedText,
    steps: stepTexts,
  },

  ear: {
    start: ({ mode, time }) =>
      `${mode === 'substitute' ? 'Calcule le total.' : 'Trouve x.'} Tu as ${RULES.lives} vies. ${secondsText(questionSeconds(time))} Choisis avec les touches 1 à 4.`,
    asked: (question) => `${spokenQuestion(question)} ${choicesText(question.choices.map(formatAnswer))}`,
  },

  toast: {
    right: (question, points) => ({
      title: '✨ Juste\u202f!',
      text: [withoutPoints(`+${formatNumber(points)} points\u202f!`), ...explanation(question)].filter(
        (line) => line !== '',
      ),
    }),
    wrong: (question, choice) => ({
      title: '❌ Pas tout à fait',
      text: [{ heard: missedText(choice, question) }, ...explanation(question)],
    }),
    levelUp: (level, combo) => ({
      title: '🎉 Niveau supérieur\u202f!',
      text: `Tu arrives au niveau ${level}\u202f! Combo ×${combo}`,
    }),
  },

  over: {
    title: '🏆 Aventure terminée\u202f!',
    praise: correctAnswersText,
    points: 'Score final',
    bestStreak: 'Meilleure série',
    level: 'Niveau atteint',
    solved: 'Bonnes réponses',
    badge: (mode, difficulty) => `${MODE_NAMES[mode]}\u00a0: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 Rejouer',
    menu: 'Menu principal',
    practiceNext: (missed, solved) =>
      missed === null
        ? solved === 0
          ? 'Essaie juste une question la prochaine fois.'
          : 'Essaie une série plus longue, ou un niveau plus difficile.'
        : `${tip(missed)}, comme dans ${questionText(missed)}${missed.mode === 'substitute' ? '' : '.'}`,
  },
};
