import type { RejectionReason } from '../../../../../machines/fraction-basics/answer';
import { isAmountQuestion, type Question } from '../../../../../machines/fraction-basics/questions';
import type { RoundType } from '../../../../../machines/fraction-basics/rules';
import { answerText, spokenQuestion } from '../../../../games/fraction-basics/lines';
import type * as English from '../../../../games/fraction-basics/text';
import { chooseCandidateText } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';

const TYPES: Readonly<Record<RoundType, string>> = {
  all: 'Todo',
  convert: 'Decimales',
  simplify: 'Simplificar',
  add: 'Sumar',
  subtract: 'Restar',
  halves: 'Mitades y cuartos',
  thirds: 'Tercios y 3/4',
};

const EAR_TASKS: Readonly<Record<RoundType, string>> = {
  all: 'Todo tipo de fracciones.',
  convert: 'Escribe decimales como fracciones.',
  simplify: 'Simplifica fracciones.',
  add: 'Suma fracciones.',
  subtract: 'Resta fracciones.',
  halves: 'Halla la mitad o un cuarto de un número de panecillos.',
  thirds: 'Halla 1/3, 2/4 o 3/4 de un número de panecillos.',
};

const TYPE_NUMBER = 'Escribe el número y pulsa Intro.';
const TYPE_FRACTION = 'Escribe el número de arriba, una barra y el número de abajo, y pulsa Intro.';

const REFUSALS: Readonly<Record<RejectionReason, string>> = {
  decimal: 'Eso es un decimal. Usa la tecla /.',
  zero: 'El número de abajo no puede ser 0.',
  unreadable: 'Escribe el número de arriba, / y el número de abajo.',
};

const TIPS: Readonly<Record<Question['type'], string>> = {
  convert: 'Di primero el decimal en centésimas.',
  simplify: 'Busca un número que divida a los dos.',
  add: 'Practica las sumas de fracciones.',
  subtract: 'Practica las restas de fracciones.',
  halves: 'Practica cómo repartir en grupos iguales.',
  thirds: 'Practica cómo repartir en grupos iguales.',
};

export const text: Catalogue<typeof English.text> = {
  play: {
    stage: 'Las barras',
    panel: 'Respuesta',
    questions: 'Preguntas',
    types: TYPES,
    reset: 'Reiniciar',
    field: 'Tu respuesta',
    placeholder: 'como 1/2',
    check: 'Comprobar',
    space: 'espacio',
    next: 'Siguiente pregunta',
    numberPlaceholder: '?',
    refusal: (refusal, question) => (isAmountQuestion(question) ? 'Escribe un número entero.' : REFUSALS[refusal]),
    wrong: (question) => `¡No! La respuesta es: ${answerText(question)}`,
  },

  feedback: {
    equal: (simplest) => `¡Vale lo mismo! En su forma más simple es ${simplest}.`,
    lessThanZero: (entry) => `Tu respuesta, ${entry}, es menor que 0.`,
    moreThanTwo: (entry) => `Tu respuesta, ${entry}, es mayor que 2.`,
    yours: (entry) => `Tu respuesta fue ${entry}.`,
  },

  ear: {
    start: ({ type, answers }) =>
      `${EAR_TASKS[type]} Sin límite de tiempo. ${answers === 'choice' ? chooseCandidateText() : type === 'halves' || type === 'thirds' ? TYPE_NUMBER : TYPE_FRACTION}`,
    asked: spokenQuestion,
  },

  toast: {
    answered: ({ verdict }, question) =>
      verdict === 'right' ? '¡Correcto!' : `Incorrecto. La respuesta era ${answerText(question)}`,
  },

  over: {
    scene: 'molino',
    bestStreak: 'Mejor racha',
    answered: 'Preguntas respondidas',
    again: '🔄 Jugar otra vez',
    next: (type) => `Próxima partida: ${TYPES[type]}`,
    tips: TIPS,
  },
};

export const howToPlay: typeof English.howToPlay = () => [
  ['Mira las barras y lee la pregunta.'],
  ['Escribe el número de arriba, / y el número de abajo.', 'Una fracción equivalente también vale.'],
  ['Después de cada respuesta, las barras te muestran por qué.'],
];
