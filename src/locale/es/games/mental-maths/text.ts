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
  seconds === null ? 'Tómate todo el tiempo que quieras.' : `Tienes ${seconds} segundos para cada cuenta.`;

const BEAD_TEXT: Readonly<Record<TimeSetting, string>> = {
  normal: 'Cada bolita es un segundo.',
  longer: 'Cada bolita son dos segundos.',
  none: 'Esta vez no hay reloj.',
};

const OPERATION_NAMES: Readonly<Record<Operation, string>> = {
  '+': 'Sumar',
  '−': 'Restar',
  '×': 'Multiplicar',
  '÷': 'Dividir',
};

const correctText = (cheer: number): string => `¡Correcto! ${CHEERS[cheer] ?? CHEERS[0]}`;

const incorrectText = ({ answer }: Equation): string => `¡Incorrecto! La respuesta era ${formatAnswer(answer)}`;

const explanation = (equation: Equation, choice: number | null): string =>
  choice === null ? `Se acabó el tiempo. ${explainAnswer(equation)}` : explainMistake(equation, choice);

export const text: Catalogue<typeof English.text> = {
  tagline: 'Haz las cuentas de cabeza. ¡Revienta la burbuja correcta!',

  menu: {
    operations: 'Las cuentas',
    names: OPERATION_NAMES,
    start: 'Empezar el reto',
    howToPlay: 'Cómo se juega',
    steps: (time, { questions = RULES.questions } = {}) => [
      [
        'Haz la cuenta de cabeza.',
        'Luego revienta la burbuja con la respuesta.',
        'También puedes usar las teclas del 1 al 4.',
      ],
      [secondsText(questionSeconds(time)), BEAD_TEXT[time]],
      [`Hay ${questions} cuentas.`, 'Cada respuesta acerca a la tortuga a la isla.'],
    ],
    bestOf: (score) => `${score} de ${RULES.questions}`,
  },

  play: {
    stage: 'La laguna',
    answers: 'Respuestas',
    asked: formatSum,
    correct: correctText,
    incorrect: incorrectText,
    explanation,
  },

  over: {
    title: (score, answered, questions = RULES.questions) => {
      if (score === questions) return '🏆 ¡Todo correcto!';
      if (hasConfetti(score, questions)) return '🎉 ¡Gran trabajo!';
      return answered < questions ? '¡Buen comienzo!' : '¡Reto completo!';
    },
    praise: (score) =>
      score === 0
        ? '¡Buen intento!'
        : plural(score, 'Resolviste una cuenta de cabeza.', `Resolviste ${score} cuentas de cabeza.`),
    percentage: 'Porcentaje',
    bestStreak: 'Mejor racha',
    again: 'Otra vez',
    menu: 'Menú principal',
    practiceNext: (practice, answered, questions = RULES.questions) =>
      practice === null
        ? answered < questions
          ? `Intenta hacer las ${questions} cuentas.`
          : `¡Sigue así! Prueba ${questions} cuentas nuevas.`
        : practiceText(practice),
    log: 'Todas tus cuentas',
    nothing: 'Esta vez no resolviste ninguna cuenta.',
    given: (choice) => (choice === null ? 'Sin respuesta a tiempo.' : `Elegiste ${formatAnswer(choice)}.`),
    why: explainAnswer,
  },

  ear: {
    start: ({ time }, questions = RULES.questions) =>
      `${questions} cuentas para hacer de cabeza. ${secondsText(questionSeconds(time))} Elige con las teclas del 1 al 4.`,
    asked: ({ equation, choices }) => `¿${formatSum(equation)}? ${choicesText(choices.map(formatAnswer))}`,
  },

  said: {
    correct: (equation, cheer) => `${correctText(cheer)} ${formatEquation(equation)}.`,
    incorrect: (equation, choice) => `${incorrectText(equation)}. ${explanation(equation, choice)}`,
  },
};
