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
      return [`x = ${x}.`, `¿Cuánto es ${cratesText(crates)}?`];
  }
};

export const questionText: typeof English.questionText = (question) => questionParts(question).join(' ');

function spokenQuestion(question: Question): string {
  const { mode, added, total } = question;
  if (mode === 'substitute') return questionText(question);
  if (mode === 'findX') return `${questionText(question)}. ¿Cuánto vale x?`;
  return `A la izquierda: ${added} más x. A la derecha: ${total}. Los dos lados pesan lo mismo. ¿Cuánto vale x?`;
}

function stepParts({ kind, sum }: Step, { crates }: Question): readonly [action: string, result: string] {
  switch (kind) {
    case 'take':
      return [`Quita ${sum.second}:`, `${cratesText(crates)} = ${sum.answer}.`];
    case 'share':
      return [`Divide entre ${sum.second}:`, `x = ${sum.answer}.`];
    case 'fill':
      return [`${cratesText(crates)} quiere decir ${crates} por x:`, `${formatEquation(sum)}.`];
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
  findX: 'Hallar x',
  balance: 'Balanza',
  substitute: 'Sustituir',
};

function tip({ mode, crates }: Question): string {
  if (mode === 'substitute') return 'Pon el número en lugar de x';
  return crates > 1 ? 'Quita primero y luego divide' : 'Quita lo mismo de los dos lados';
}

const missedText = (choice: number | null, { mode, crates }: Question): string =>
  choice === null ? 'Se acabó el tiempo.' : `${mode === 'substitute' ? cratesText(crates) : 'x'} no es ${choice}.`;

const secondsText = (seconds: number | null): string =>
  seconds === null ? 'Tómate todo el tiempo que quieras.' : `Tienes ${seconds} segundos por pregunta.`;

export const text: Catalogue<typeof English.text> = {
  tagline: '¡Mantén la balanza en equilibrio y halla x!',

  menu: {
    choices: {
      mode: {
        findX: { name: MODE_NAMES.findX, hint: 'Averigua cuánto pesa cada caja.' },
        balance: { name: MODE_NAMES.balance, hint: 'Una caja. ¿Cuánto falta para que los lados pesen igual?' },
        substitute: { name: MODE_NAMES.substitute, hint: 'Ya sabes cuánto vale x. ¿Cuánto es el total?' },
      },
    },
    start: '🚀 ¡A la aventura!',
    howToPlay: 'Cómo se juega',
    steps: (time) => [
      ['Cada caja con una x esconde el mismo número.', 'Los dos lados de la balanza pesan lo mismo.'],
      ['Elige la respuesta correcta entre cuatro.', secondsText(questionSeconds(time))],
      [
        `Tienes ${RULES.lives} vidas. Cada error te cuesta una.`,
        `Con ${RULES.combo.every} aciertos seguidos, ganas más puntos.`,
      ],
    ],
  },

  play: {
    stage: 'La balanza',
    panel: 'Respuesta',
    answers: 'Respuestas',
    time: 'Tiempo',
    missed: missedText,
    steps: stepTexts,
  },

  ear: {
    start: ({ mode, time }) =>
      `${mode === 'substitute' ? 'Calcula el total.' : 'Halla x.'} Tienes ${RULES.lives} vidas. ${secondsText(questionSeconds(time))} Elige con las teclas del 1 al 4.`,
    asked: (question) => `${spokenQuestion(question)} ${choicesText(question.choices.map(formatAnswer))}`,
  },

  toast: {
    right: (question, points) => ({
      title: '✨ ¡Correcto!',
      text: [withoutPoints(`¡+${formatNumber(points)} puntos!`), ...explanation(question)].filter(
        (line) => line !== '',
      ),
    }),
    wrong: (question, choice) => ({
      title: '❌ Todavía no',
      text: [{ heard: missedText(choice, question) }, ...explanation(question)],
    }),
    levelUp: (level, combo) => ({
      title: '🎉 ¡Subes de nivel!',
      text: `¡Llegas al nivel ${level}! Combo ×${combo}`,
    }),
  },

  over: {
    title: '🏆 ¡Aventura completa!',
    praise: correctAnswersText,
    points: 'Puntuación final',
    bestStreak: 'Mejor racha',
    level: 'Nivel alcanzado',
    solved: 'Aciertos',
    badge: (mode, difficulty) => `${MODE_NAMES[mode]}: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 Jugar otra vez',
    menu: 'Menú principal',
    practiceNext: (missed, solved) =>
      missed === null
        ? solved === 0
          ? 'La próxima vez, prueba una sola pregunta.'
          : 'Intenta una racha más larga o un nivel más difícil.'
        : `${tip(missed)}, como en ${questionText(missed)}${missed.mode === 'substitute' ? '' : '.'}`,
  },
};
