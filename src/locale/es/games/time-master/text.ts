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
    ? 'Tómate todo el tiempo que quieras.'
    : `${question} segundos por pregunta, ${round / 60} minutos en total.`;
}

const PRACTICE: Readonly<Record<Practice, string>> = {
  minutesInHours: '1 hora son 60 minutos, así que 2 horas son 120 minutos.',
  hoursInDays: '1 día son 24 horas, así que 2 días son 48 horas.',
  hoursOnClock: 'Cuenta de hora en hora en un reloj de verdad.',
  overTheHour: 'Salta primero a la hora en punto y sigue contando.',
  overNoon: 'A las 12 del mediodía, AM pasa a PM. A medianoche, PM pasa a AM.',
  comparing: 'Di una hora de dos formas: las 3:30 son las 3 y media.',
  dayClock: 'Por la tarde suma 12: las 3 PM son las 15:00.',
  daysOn: 'Di los días de la semana en orden.',
  daysBack: 'Di los días de la semana al revés.',
  hands: 'Aguja corta: la hora. Aguja larga: cuenta de cinco en cinco.',
};

function exampleOf({ asked }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return '48';
    case 'elapsedTime':
      return asked.asks === 'length' ? '2 h 35 min' : '3:45 PM';
    case 'timeComparison':
      return '';
    case 'dateArithmetic':
      return 'martes';
    case 'clockReading':
      return asked.answers === 'figures' ? '3:45 PM' : '3:45';
  }
}

function placeholderOf({ asked }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? 'horas' : 'minutos';
    case 'elapsedTime':
      return asked.asks === 'length' ? 'h y min' : 'AM o PM';
    case 'timeComparison':
      return '';
    case 'dateArithmetic':
      return 'día';
    case 'clockReading':
      return asked.answers === 'figures' ? 'AM o PM' : 'h:mm';
  }
}

function rejectionText(refusal: RejectionReason, question: Question): string {
  const { asked } = question;
  switch (refusal) {
    case 'halfMissing':
      return '¿AM o PM?';
    case 'unitMissing':
      return '¿Horas o minutos?';
    case 'otherUnit':
      if (asked.type !== 'timeConversion') return 'Escribe un número.';
      return asked.unit === 'hours' ? 'Escribe un número de horas.' : 'Escribe un número de minutos.';
    case 'unreadable':
      return `Escríbelo así: ${exampleOf(question)}`;
  }
}

const hardHint = ({ answers }: Settings & AnswerSetting): string =>
  answers === 'choice' ? 'Pasando del mediodía' : 'Pasando del mediodía. Escribe tu respuesta.';

function keysLine({ difficulty, type, answers }: Settings & AnswerSetting): string {
  if (answers === 'choice') return 'Elige con las teclas de los números.';
  if (difficulty !== 'hard') return 'Elige con las teclas del 1 al 4 y pulsa Intro.';
  if (type === 'clock') return 'Escribe la respuesta y pulsa Intro.';
  return 'Escribe la respuesta, o elige con las teclas del 1 al 3, y pulsa Intro.';
}

export const text: Catalogue<typeof English.text> = {
  tagline: '¡Mira girar las agujas del gran reloj!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: 'En punto y medias' },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'De cinco en cinco minutos' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: hardHint },
      },
      type: { all: 'Todo sobre la hora', clock: 'Leer el reloj' },
    },
    start: 'Empezar',
    howToPlay: 'Cómo se juega',
    steps: (time, { questions = QUIZ.questions, isMultipleChoice = false } = {}) => [
      ['Lee la pregunta. Mira el reloj.', 'AM: antes del mediodía. PM: después del mediodía.'],
      isMultipleChoice ? ['Elige una respuesta.'] : ['Elige una respuesta o escríbela.', 'Luego pulsa Comprobar.'],
      [`Hay ${questions} preguntas.`, limitLine(time)],
    ],
  },

  play: {
    stage: 'La torre del reloj',
    panel: 'Respuesta',
    keys: { am, pm, hours: { name: 'horas', typed: 'h' }, minutes: { name: 'minutos', typed: 'min' } },
    given: (answer) => `Tu respuesta: ${answer}`,
    field: 'Tu respuesta',
    placeholder: placeholderOf,
    refused: rejectionText,
  },

  ear: {
    start: (settings, questions = QUIZ.questions) =>
      settings.type === 'clock'
        ? `${questions} preguntas sobre relojes. ${limitLine(settings.time)} ${keysLine(settings)}`
        : `${questions} preguntas sobre la hora. ${limitLine(settings.time)} ${keysLine(settings)}`,
    asked: spokenQuestion,
    clocks: clocksText,
  },

  over: {
    title: (score) => (score >= QUIZ.celebratedFrom ? '🏆 ¡Justo a tiempo!' : '¡Ding, dong! Fin de la partida.'),
    praise: [
      '¡Ya dominas el tiempo!',
      '¡Gran trabajo! Conoces bien el reloj.',
      '¡Muy bien! Ya casi lo tienes.',
      '¡Buen esfuerzo! Con cada partida irás más rápido.',
    ],
    practiceNext: (practice, score) =>
      practice !== null
        ? PRACTICE[practice]
        : score === QUIZ.questions
          ? 'Prueba algo más difícil o preguntas nuevas.'
          : 'Intenta responder todas las preguntas.',
    badge: (difficulty) => DIFFICULTY_NAMES[difficulty],
  },
};
