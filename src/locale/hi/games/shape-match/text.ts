import type { Choice, Question } from '../../../../../machines/shape-match/questions';
import type { Mistake } from '../../../../../machines/shape-match/round';
import { type Category, getLevel, SHAPES, type ShapeId } from '../../../../../machines/shape-match/rules';
import type * as English from '../../../../games/shape-match/text';
import { choicesText } from '../../../../play/answers/choices-text';
import { DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const NAMES: Readonly<Record<ShapeId, string>> = {
  circle: 'वृत्त',
  triangle: 'त्रिभुज',
  square: 'वर्ग',
  rectangle: 'आयत',
  pentagon: 'पंचभुज',
  hexagon: 'षट्भुज',
  heptagon: 'सप्तभुज',
  octagon: 'अष्टभुज',
  diamond: 'समचतुर्भुज',
};

const GROUPS: Readonly<Record<Category, string>> = { basic: 'सरल', advanced: 'उन्नत' };

const isShape = (choice: Choice): choice is ShapeId => Object.hasOwn(SHAPES, choice);
const isGroup = (choice: Choice): choice is Category => choice === 'basic' || choice === 'advanced';

export const choiceName: typeof English.choiceName = (choice) => {
  if (isGroup(choice)) return GROUPS[choice];
  return isShape(choice) ? NAMES[choice] : String(choice);
};

export const choiceText: typeof English.choiceText = (question, choice) => {
  if (question.type !== 'category') return choiceName(choice);
  const listed = question.listed.filter((shape) => SHAPES[shape].category === choice);
  return `${choiceName(choice)} (${listed.map((shape) => NAMES[shape]).join(', ')})`;
};

export const questionText: typeof English.questionText = (question) => {
  switch (question.type) {
    case 'name':
      return 'इस आकृति का नाम क्या है?';
    case 'sides':
      return 'कितनी सीधी भुजाएँ हैं?';
    case 'category':
      return 'सरल या उन्नत?';
    case 'comparison':
      return question.asks === 'more' ? 'किस आकृति की भुजाएँ ज़्यादा हैं?' : 'किस आकृति की भुजाएँ कम हैं?';
  }
};

function hintText(question: Question): string {
  switch (question.type) {
    case 'name':
      return 'आकृति देखो और उसका नाम चुनो।';
    case 'sides':
      return 'आकृति के चारों ओर घूमो और सीधी भुजाएँ गिनो। गोल किनारे मत गिनो!';
    case 'category':
      return 'इसका नाम क्या है? यह किस समूह में है?';
    case 'comparison':
      return question.asks === 'more' ? 'ज़्यादा भुजाओं वाली आकृति छुओ।' : 'कम भुजाओं वाली आकृति छुओ।';
  }
}

const CORNERS: Readonly<Partial<Record<ShapeId, string>>> = {
  square: ' इसके कोने किताब जैसे हैं।',
  diamond: ' दो नुकीले कोने और दो चौड़े।',
  rectangle: ' दो लंबी भुजाएँ और दो छोटी।',
};

export const outlineText: typeof English.outlineText = ({ shape }) => {
  const { sides } = SHAPES[shape];
  if (sides === 0) return 'आकृति के चारों ओर: बिना कोने की एक गोल रेखा।';
  return `आकृति के चारों ओर: ${Array.from({ length: sides }, () => 'भुजा').join(', ')}।${CORNERS[shape] ?? ''}`;
};

function spokenQuestion(question: Question): string {
  const asked = questionText(question);
  if (question.type === 'comparison') return `${asked} ${choicesText(question.choices.map(choiceName))}`;
  const outline = question.drawn.map(outlineText).join(' ');
  const choices = question.choices.map((choice) => choiceText(question, choice));
  return `${asked} ${outline} ${question.type === 'category' ? `विकल्प। ${choices.join('। ')}।` : choicesText(choices)}`;
}

const FACTS: Readonly<Partial<Record<ShapeId, string>>> = {
  circle: 'वृत्त गोल होता है: इसकी कोई सीधी भुजा नहीं होती।',
  square: 'वर्ग की 4 बराबर भुजाएँ और 4 सीधे कोने होते हैं।',
  diamond: 'समचतुर्भुज की 4 बराबर भुजाएँ होती हैं, पर वर्ग जैसे कोने नहीं।',
  rectangle: 'आयत की 4 भुजाएँ और वर्ग जैसे 4 कोने होते हैं।',
};

function countText(shape: ShapeId): string {
  const { sides } = SHAPES[shape];
  if (sides === 0) return `${NAMES[shape]} की कोई सीधी भुजा नहीं है`;
  return `${NAMES[shape]} की ${plural(sides, `${sides} भुजा है`, `${sides} भुजाएँ हैं`)}`;
}

const factText = (shape: ShapeId): string => FACTS[shape] ?? `${countText(shape)}।`;

const groupText = (shape: ShapeId): string =>
  SHAPES[shape].category === 'basic'
    ? `${NAMES[shape]} सरल आकृतियों के समूह में है।`
    : `${NAMES[shape]} उन्नत आकृतियों के समूह में है।`;

export const explanationText: typeof English.explanationText = (question) => {
  if (question.type === 'category') return groupText(question.shape);
  if (question.type !== 'comparison') return factText(question.shape);
  return question.drawn.map(({ shape }) => `${countText(shape)}।`).join(' ');
};

export const answeredText: typeof English.answeredText = (question) =>
  `${questionText(question)} ${choiceName(question.answer)}`;

function tip({ question }: Mistake): string {
  switch (question.type) {
    case 'name':
      return `नामों का अभ्यास करो। ${factText(question.shape)}`;
    case 'sides':
      return `हर भुजा को एक बार छूकर गिनो। ${factText(question.shape)}`;
    case 'category':
      return `पहले नाम बोलो, फिर उसका समूह खोजो। ${groupText(question.shape)}`;
    case 'comparison':
      return `दोनों आकृतियों की भुजाएँ गिनो। ${explanationText(question)}`;
  }
}

export const left = 'बाएँ';
export const right = 'दाएँ';

export const text: Catalogue<typeof English.text> = {
  play: {
    stage: 'आकृतियाँ',
    panel: 'जवाब',
    answers: 'जवाब',
    difficulty: 'कठिनाई',
    difficulties: DIFFICULTY_NAMES,
    hint: hintText,
    reset: 'फिर से शुरू',
    next: 'अगला सवाल',
    wrong: ({ answer }) => `ग़लत! सही जवाब: ${choiceName(answer)}`,
  },

  ear: {
    start: () => 'आकृतियों के सवाल। समय की कोई सीमा नहीं। अंकों वाली कुंजियों से चुनो।',
    asked: spokenQuestion,
  },

  toast: {
    answered: ({ verdict }, { answer }) => (verdict === 'right' ? 'सही!' : `ग़लत! सही जवाब: ${choiceName(answer)}`),
    harder: (difficulty) => `🎉 स्तर बढ़ा: ${DIFFICULTY_NAMES[difficulty]}!`,
  },

  over: {
    scene: 'बग़ीचा',
    bestStreak: 'लगातार सबसे ज़्यादा',
    difficulty: 'कठिनाई स्तर',
    answered: 'सवालों के जवाब',
    again: '🔄 फिर से खेलो',
    level: (difficulty) => ({ text: DIFFICULTY_NAMES[difficulty], value: getLevel(difficulty) }),
    tip,
  },
};

export const howToPlay: typeof English.howToPlay = () => [
  ['आकृति या आकृतियाँ देखो।'],
  ['नाम बताओ, सीधी भुजाएँ गिनो, या ज़्यादा भुजाओं वाली आकृति छुओ।'],
  ['हर जवाब के बाद खेल कारण बताता है। सही जवाब दो, खेल कठिन होता जाएगा।'],
];
