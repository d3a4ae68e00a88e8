import { QUIZ, quizLimits } from '../../../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../../../machines/core/time-setting';
import { type Practice, practiceTopic } from '../../../../../machines/fraction-simplify/practice';
import type * as English from '../../../../games/fraction-simplify/text';
import { chooseCandidateText, DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';
import { spokenQuestion } from './question-text';

const PRACTICE: Readonly<Record<Practice, string>> = {
  simplify: 'Busca un número que divida al de arriba y al de abajo.',
  'equal parts': 'Suma o resta los números de arriba. El de abajo no cambia.',
  'common parts': 'Corta primero los dos pasteles en partes del mismo tamaño.',
  multiply: 'Para multiplicar: arriba × arriba y abajo × abajo.',
};

function timeLine(time: TimeSetting): string {
  const { question, round } = quizLimits(time);
  if (question === null || round === null) return 'Tómate todo el tiempo que quieras.';
  return `Tienes ${question} segundos por pregunta y ${round / 60} minutos en total.`;
}

export const text: Catalogue<typeof English.text> = {
  tagline: '¡Corta los pasteles en partes iguales!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: 'Partes del mismo tamaño' },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'De mitades a doceavos, mezclados' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: 'De mitades a veinteavos, mezclados' },
      },
    },
    start: 'Jugar',
    howToPlay: 'Cómo se juega',
    steps: (time, { questions = QUIZ.questions, isMultipleChoice = false } = {}) => [
      [`Hay ${questions} preguntas.`, 'Mira los pasteles.'],
      isMultipleChoice
        ? ['Elige la fracción correcta.']
        : ['Escribe el número de arriba y el de abajo.', 'Luego pulsa Comprobar.'],
      ['Mira cómo se cortan y se juntan los pasteles.', timeLine(time)],
    ],
  },

  play: {
    stage: 'La pastelería',
    panel: 'Respuesta',
    answer: 'Tu respuesta',
    fields: { numerator: 'Numerador', denominator: 'Denominador' },
    check: 'Comprobar',
    notWhole: {
      numerator: 'Escribe un número entero arriba.',
      denominator: 'Escribe un número entero abajo.',
    },
  },

  ear: {
    start: ({ time, answers }, questions = QUIZ.questions) =>
      `${questions} preguntas sobre fracciones. ${timeLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Escribe el número de arriba, una barra y el número de abajo, y pulsa Intro.'}`,
    asked: spokenQuestion,
  },

  over: {
    title: '¡Partida terminada!',
    praise: [
      '¡Dominas las fracciones! Toda la pastelería te aplaude.',
      '¡Qué buena hornada! Conoces bien las fracciones.',
      '¡Muy bien! Más de medio pastel es tuyo.',
      '¡Buen intento! Los pasteles se cortan trozo a trozo.',
    ],
    badge: (difficulty) => `Dificultad: ${DIFFICULTY_NAMES[difficulty]}`,
    practiceNext: (difficulty) => (mistakes, score) => {
      const practice = practiceTopic(mistakes.map(({ question }) => question));
      if (practice !== null) return PRACTICE[practice];
      if (score === 0) return 'La próxima vez, prueba una sola pregunta.';
      return difficulty === 'hard' ? 'Supera tu mejor racha.' : 'Prueba una partida más difícil.';
    },
  },
};
