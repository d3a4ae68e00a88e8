import type { RejectionReason } from '../../../../../machines/fraction-basics/answer';
import { isAmountQuestion, type Question } from '../../../../../machines/fraction-basics/questions';
import type { RoundType } from '../../../../../machines/fraction-basics/rules';
import { answerText, spokenQuestion } from '../../../../games/fraction-basics/lines';
import type * as English from '../../../../games/fraction-basics/text';
import { chooseCandidateText } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';

const TYPES: Readonly<Record<RoundType, string>> = {
  all: 'Tout',
  convert: 'Décimaux',
  simplify: 'Simplifier',
  add: 'Additionner',
  subtract: 'Soustraire',
  halves: 'Moitiés et quarts',
  thirds: 'Tiers et 3/4',
};

const EAR_TASKS: Readonly<Record<RoundType, string>> = {
  all: 'Toutes sortes de fractions.',
  convert: 'Écris des nombres décimaux en fractions.',
  simplify: 'Simplifie des fractions.',
  add: 'Additionne des fractions.',
  subtract: 'Soustrais des fractions.',
  halves: 'Trouve la moitié ou le quart d’un nombre de brioches.',
  thirds: 'Trouve 1/3, 2/4 ou 3/4 d’un nombre de brioches.',
};

const TYPE_NUMBER = 'Écris le nombre, puis appuie sur Entrée.';
const TYPE_FRACTION = 'Écris le nombre du haut, une barre et le nombre du bas, puis appuie sur Entrée.';

const REFUSALS: Readonly<Record<RejectionReason, string>> = {
  decimal: 'C’est un nombre décimal. Utilise la touche /.',
  zero: 'Le nombre du bas ne peut pas être 0.',
  unreadable: 'Écris un nombre en haut, / et un nombre en bas.',
};

const TIPS: Readonly<Record<Question['type'], string>> = {
  convert: 'Dis d’abord le nombre décimal en centièmes.',
  simplify: 'Trouve un nombre qui divise les deux.',
  add: 'Exerce-toi à additionner des fractions.',
  subtract: 'Exerce-toi à soustraire des fractions.',
  halves: 'Exerce-toi à partager en groupes égaux.',
  thirds: 'Exerce-toi à partager en groupes égaux.',
};

export const text: Catalogue<typeof English.text> = {
  play: {
    stage: 'Les barres',
    panel: 'Réponse',
    questions: 'Questions',
    types: TYPES,
    reset: 'Recommencer',
    field: 'Ta réponse',
    placeholder: 'comme 1/2',
    check: 'Vérifier',
    space: 'espace',
    next: 'Question suivante',
    numberPlaceholder: '?',
    refusal: (refusal, question) => (isAmountQuestion(question) ? 'Écris un nombre entier.' : REFUSALS[refusal]),
    wrong: (question) => `Faux\u202f! Réponse\u00a0: ${answerText(question)}`,
  },

  feedback: {
    equal: (simplest) => `Fraction égale\u202f! La forme la plus simple est ${simplest}.`,
    lessThanZero: (entry) => `Ta réponse ${entry} est plus petite que 0.`,
    moreThanTwo: (entry) => `Ta réponse ${entry} dépasse 2 entiers.`,
    yours: (entry) => `Ta réponse était ${entry}.`,
  },

  ear: {
    start: ({ type, answers }) =>
      `${EAR_TASKS[type]} Pas de limite de temps. ${answers === 'choice' ? chooseCandidateText() : type === 'halves' || type === 'thirds' ? TYPE_NUMBER : TYPE_FRACTION}`,
    asked: spokenQuestion,
  },

  toast: {
    answered: ({ verdict }, question) =>
      verdict === 'right' ? 'Juste\u202f!' : `Faux. La réponse était ${answerText(question)}`,
  },

  over: {
    scene: 'moulin',
    bestStreak: 'Meilleure série',
    answered: 'Questions traitées',
    again: '🔄 Rejouer',
    next: (type) => `Partie suivante\u00a0: ${TYPES[type]}`,
    tips: TIPS,
  },
};

export const howToPlay: typeof English.howToPlay = () => [
  ['Regarde les barres et lis la question.'],
  ['Écris le nombre du haut, / et le nombre du bas.', 'Une fraction égale est juste aussi.'],
  ['Après chaque réponse, les barres te montrent pourquoi.'],
];
