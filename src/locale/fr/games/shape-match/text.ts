import type { Choice, Question } from '../../../../../machines/shape-match/questions';
import type { Mistake } from '../../../../../machines/shape-match/round';
import { type Category, getLevel, SHAPES, type ShapeId } from '../../../../../machines/shape-match/rules';
import type * as English from '../../../../games/shape-match/text';
import { choicesText } from '../../../../play/answers/choices-text';
import { DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

/** The name of a choice, in a sentence, and with its article at the start of one. */
const NAMES: Readonly<Record<ShapeId, readonly [name: string, inSentence: string, atStart: string]>> = {
  circle: ['Cercle', 'cercle', 'Le cercle'],
  triangle: ['Triangle', 'triangle', 'Le triangle'],
  square: ['Carré', 'carré', 'Le carré'],
  rectangle: ['Rectangle', 'rectangle', 'Le rectangle'],
  pentagon: ['Pentagone', 'pentagone', 'Le pentagone'],
  hexagon: ['Hexagone', 'hexagone', 'L’hexagone'],
  heptagon: ['Heptagone', 'heptagone', 'L’heptagone'],
  octagon: ['Octogone', 'octogone', 'L’octogone'],
  diamond: ['Losange', 'losange', 'Le losange'],
};

const inSentence = (shape: ShapeId): string => NAMES[shape][1];

const GROUPS: Readonly<Record<Category, string>> = { basic: 'Simples', advanced: 'Avancées' };

const isShape = (choice: Choice): choice is ShapeId => Object.hasOwn(SHAPES, choice);
const isGroup = (choice: Choice): choice is Category => choice === 'basic' || choice === 'advanced';

export const choiceName: typeof English.choiceName = (choice) => {
  if (isGroup(choice)) return GROUPS[choice];
  return isShape(choice) ? NAMES[choice][0] : String(choice);
};

export const choiceText: typeof English.choiceText = (question, choice) => {
  if (question.type !== 'category') return choiceName(choice);
  const listed = question.listed.filter((shape) => SHAPES[shape].category === choice);
  return `${choiceName(choice)}\u00a0: ${listed.map(inSentence).join(', ')}`;
};

export const questionText: typeof English.questionText = (question) => {
  switch (question.type) {
    case 'name':
      return 'Comment s’appelle cette forme\u202f?';
    case 'sides':
      return 'Combien de côtés droits\u202f?';
    case 'category':
      return 'Forme simple ou avancée\u202f?';
    case 'comparison':
      return question.asks === 'more' ? 'Quelle forme a plus de côtés\u202f?' : 'Quelle forme a moins de côtés\u202f?';
  }
};

function hintText(question: Question): string {
  switch (question.type) {
    case 'name':
      return 'Regarde la forme et choisis son nom.';
    case 'sides':
      return 'Fais le tour de la forme et compte les côtés droits. Les courbes ne comptent pas\u202f!';
    case 'category':
      return 'Comment s’appelle-t-elle\u202f? Dans quel groupe est-elle\u202f?';
    case 'comparison':
      return question.asks === 'more'
        ? 'Touche la forme qui a plus de côtés.'
        : 'Touche la forme qui a moins de côtés.';
  }
}

const CORNERS: Readonly<Partial<Record<ShapeId, string>>> = {
  square: ' Ses coins sont droits, comme ceux d’un livre.',
  diamond: ' Deux coins pointus et deux coins larges.',
  rectangle: ' Deux côtés longs et deux côtés courts.',
};

export const outlineText: typeof English.outlineText = ({ shape }) => {
  const { sides } = SHAPES[shape];
  if (sides === 0) return 'Le tour de la forme\u00a0: une seule ligne courbe, sans coin.';
  return `Le tour de la forme\u00a0: ${Array.from({ length: sides }, () => 'côté').join(', ')}.${CORNERS[shape] ?? ''}`;
};

function spokenQuestion(question: Question): string {
  const asked = questionText(question);
  if (question.type === 'comparison') return `${asked} ${choicesText(question.choices.map(choiceName))}`;
  const outline = question.drawn.map(outlineText).join(' ');
  const choices = question.choices.map((choice) => choiceText(question, choice));
  return `${asked} ${outline} ${question.type === 'category' ? `Choix. ${choices.join('. ')}.` : choicesText(choices)}`;
}

const FACTS: Readonly<Partial<Record<ShapeId, string>>> = {
  circle: 'Un cercle est rond\u00a0: il n’a aucun côté droit.',
  square: 'Un carré a 4 côtés égaux et 4 angles droits.',
  diamond: 'Un losange a 4 côtés égaux, mais pas d’angles droits.',
  rectangle: 'Un rectangle a 4 côtés et 4 angles droits.',
};

function hasSides(shape: ShapeId): string {
  const { sides } = SHAPES[shape];
  if (sides === 0) return `${inSentence(shape)} n’a aucun côté droit`;
  return `${inSentence(shape)} a ${plural(sides, `${sides} côté`, `${sides} côtés`)}`;
}

const factText = (shape: ShapeId): string => FACTS[shape] ?? `Un ${hasSides(shape)}.`;

const groupText = (shape: ShapeId): string =>
  SHAPES[shape].category === 'basic'
    ? `${NAMES[shape][2]} est dans le groupe des formes simples.`
    : `${NAMES[shape][2]} est dans le groupe des formes avancées.`;

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
      return `Révise les noms. ${factText(question.shape)}`;
    case 'sides':
      return `Touche chaque côté une fois et compte. ${factText(question.shape)}`;
    case 'category':
      return `Dis d’abord le nom, puis cherche son groupe. ${groupText(question.shape)}`;
    case 'comparison':
      return `Compte les côtés des deux formes. ${explanationText(question)}`;
  }
}

export const left = 'gauche';
export const right = 'droite';

export const text: Catalogue<typeof English.text> = {
  play: {
    stage: 'Les formes',
    panel: 'Réponse',
    answers: 'Réponses',
    difficulty: 'Difficulté',
    difficulties: DIFFICULTY_NAMES,
    hint: hintText,
    reset: 'Recommencer',
    next: 'Question suivante',
    wrong: ({ answer }) => `Faux\u202f! La réponse était\u00a0: ${choiceName(answer)}`,
  },

  ear: {
    start: () => 'Questions sur les formes. Pas de limite de temps. Choisis avec les touches des chiffres.',
    asked: spokenQuestion,
  },

  toast: {
    answered: ({ verdict }, { answer }) =>
      verdict === 'right' ? 'Juste\u202f!' : `Faux\u202f! La réponse était\u00a0: ${choiceName(answer)}`,
    harder: (difficulty) => `🎉 Niveau supérieur\u00a0: ${DIFFICULTY_NAMES[difficulty]}\u202f!`,
  },

  over: {
    scene: 'jardin',
    bestStreak: 'Meilleure série',
    difficulty: 'Difficulté atteinte',
    answered: 'Questions traitées',
    again: '🔄 Rejouer',
    level: (difficulty) => ({ text: DIFFICULTY_NAMES[difficulty], value: getLevel(difficulty) }),
    tip,
  },
};

export const howToPlay: typeof English.howToPlay = () => [
  ['Regarde la forme ou les formes.'],
  ['Nomme-la, compte ses côtés droits, ou touche celle qui a plus de côtés.'],
  ['Après chaque réponse, le jeu t’explique. Réponds juste, et il devient plus difficile.'],
];
