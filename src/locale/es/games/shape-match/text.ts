import type { Choice, Question } from '../../../../../machines/shape-match/questions';
import type { Mistake } from '../../../../../machines/shape-match/round';
import { type Category, getLevel, SHAPES, type ShapeId } from '../../../../../machines/shape-match/rules';
import type * as English from '../../../../games/shape-match/text';
import { choicesText } from '../../../../play/answers/choices-text';
import { DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

/** The name of a choice, and in a sentence. */
const NAMES: Readonly<Record<ShapeId, readonly [name: string, inSentence: string]>> = {
  circle: ['Círculo', 'círculo'],
  triangle: ['Triángulo', 'triángulo'],
  square: ['Cuadrado', 'cuadrado'],
  rectangle: ['Rectángulo', 'rectángulo'],
  pentagon: ['Pentágono', 'pentágono'],
  hexagon: ['Hexágono', 'hexágono'],
  heptagon: ['Heptágono', 'heptágono'],
  octagon: ['Octágono', 'octágono'],
  diamond: ['Rombo', 'rombo'],
};

const inSentence = (shape: ShapeId): string => NAMES[shape][1];

const GROUPS: Readonly<Record<Category, string>> = { basic: 'Básicas', advanced: 'Avanzadas' };

const isShape = (choice: Choice): choice is ShapeId => Object.hasOwn(SHAPES, choice);
const isGroup = (choice: Choice): choice is Category => choice === 'basic' || choice === 'advanced';

export const choiceName: typeof English.choiceName = (choice) => {
  if (isGroup(choice)) return GROUPS[choice];
  return isShape(choice) ? NAMES[choice][0] : String(choice);
};

export const choiceText: typeof English.choiceText = (question, choice) => {
  if (question.type !== 'category') return choiceName(choice);
  const listed = question.listed.filter((shape) => SHAPES[shape].category === choice);
  return `${choiceName(choice)}: ${listed.map(inSentence).join(', ')}`;
};

export const questionText: typeof English.questionText = (question) => {
  switch (question.type) {
    case 'name':
      return '¿Cómo se llama esta figura?';
    case 'sides':
      return '¿Cuántos lados rectos tiene?';
    case 'category':
      return '¿Figura básica o avanzada?';
    case 'comparison':
      return question.asks === 'more' ? '¿Qué figura tiene más lados?' : '¿Qué figura tiene menos lados?';
  }
};

function hintText(question: Question): string {
  switch (question.type) {
    case 'name':
      return 'Mira la figura y elige su nombre.';
    case 'sides':
      return 'Recorre la figura y cuenta los lados rectos. ¡Las curvas no cuentan!';
    case 'category':
      return '¿Cómo se llama? ¿En qué grupo está?';
    case 'comparison':
      return question.asks === 'more' ? 'Toca la figura con más lados.' : 'Toca la figura con menos lados.';
  }
}

const CORNERS: Readonly<Partial<Record<ShapeId, string>>> = {
  square: ' Sus esquinas son como las de un libro.',
  diamond: ' Dos esquinas cerradas y dos abiertas.',
  rectangle: ' Dos lados largos y dos cortos.',
};

export const outlineText: typeof English.outlineText = ({ shape }) => {
  const { sides } = SHAPES[shape];
  if (sides === 0) return 'Al recorrer la figura: una línea curva sin esquinas.';
  return `Al recorrer la figura: ${Array.from({ length: sides }, () => 'lado').join(', ')}.${CORNERS[shape] ?? ''}`;
};

function spokenQuestion(question: Question): string {
  const asked = questionText(question);
  if (question.type === 'comparison') return `${asked} ${choicesText(question.choices.map(choiceName))}`;
  const outline = question.drawn.map(outlineText).join(' ');
  const choices = question.choices.map((choice) => choiceText(question, choice));
  return `${asked} ${outline} ${question.type === 'category' ? `Opciones. ${choices.join('. ')}.` : choicesText(choices)}`;
}

const FACTS: Readonly<Partial<Record<ShapeId, string>>> = {
  circle: 'Un círculo es redondo: no tiene lados rectos.',
  square: 'Un cuadrado tiene 4 lados iguales y 4 ángulos rectos.',
  diamond: 'Un rombo tiene 4 lados iguales, pero no ángulos rectos.',
  rectangle: 'Un rectángulo tiene 4 lados y 4 ángulos rectos.',
};

function hasSides(shape: ShapeId): string {
  const { sides } = SHAPES[shape];
  if (sides === 0) return `${inSentence(shape)} no tiene lados rectos`;
  return `${inSentence(shape)} tiene ${plural(sides, '1 lado', `${sides} lados`)}`;
}

const factText = (shape: ShapeId): string => FACTS[shape] ?? `Un ${hasSides(shape)}.`;

const groupText = (shape: ShapeId): string =>
  SHAPES[shape].category === 'basic'
    ? `Un ${inSentence(shape)} está en el grupo de las básicas.`
    : `Un ${inSentence(shape)} está en el grupo de las avanzadas.`;

export const explanationText: typeof English.explanationText = (question) => {
  if (question.type === 'category') return groupText(question.shape);
  if (question.type !== 'comparison') return factText(question.shape);
  const counted = question.drawn.map(({ shape }, index) => `${index === 0 ? 'Un' : 'un'} ${hasSides(shape)}`);
  return `${counted.join(', ')}.`;
};

export const answeredText: typeof English.answeredText = (question) =>
  `${questionText(question)} ${choiceName(question.answer)}`;

function tip({ question }: Mistake): string {
  switch (question.type) {
    case 'name':
      return `Practica los nombres. ${factText(question.shape)}`;
    case 'sides':
      return `Toca cada lado una vez y cuenta. ${factText(question.shape)}`;
    case 'category':
      return `Di primero el nombre y luego busca su grupo. ${groupText(question.shape)}`;
    case 'comparison':
      return `Cuenta los lados de las dos figuras. ${explanationText(question)}`;
  }
}

export const left = 'izquierda';
export const right = 'derecha';

export const text: Catalogue<typeof English.text> = {
  play: {
    stage: 'Las figuras',
    panel: 'Respuesta',
    answers: 'Respuestas',
    difficulty: 'Dificultad',
    difficulties: DIFFICULTY_NAMES,
    hint: hintText,
    reset: 'Reiniciar',
    next: 'Siguiente pregunta',
    wrong: ({ answer }) => `¡No! La respuesta era: ${choiceName(answer)}`,
  },

  ear: {
    start: () => 'Preguntas sobre figuras. Sin límite de tiempo. Elige con las teclas de los números.',
    asked: spokenQuestion,
  },

  toast: {
    answered: ({ verdict }, { answer }) =>
      verdict === 'right' ? '¡Correcto!' : `¡Incorrecto! La respuesta era: ${choiceName(answer)}`,
    harder: (difficulty) => `🎉 ¡Subes de nivel: ${DIFFICULTY_NAMES[difficulty]}!`,
  },

  over: {
    scene: 'jardín',
    bestStreak: 'Mejor racha',
    difficulty: 'Dificultad alcanzada',
    answered: 'Preguntas respondidas',
    again: '🔄 Jugar otra vez',
    level: (difficulty) => ({ text: DIFFICULTY_NAMES[difficulty], value: getLevel(difficulty) }),
    tip,
  },
};

export const howToPlay: typeof English.howToPlay = () => [
  ['Mira la figura o las figuras.'],
  ['Di su nombre, cuenta sus lados o toca la que tiene más.'],
  ['Después de cada respuesta, el juego dice por qué. Si aciertas, se pone más difícil.'],
];
