import { getPractisedSkill } from '../../../machines/shape-match/practised-skill';
import { questionAt } from '../../../machines/shape-match/questions';
import { DIFFICULTIES } from '../../../machines/shape-match/rules';
import { type Paper, settingOf } from '../../play/paper/paper';
import { Outline } from './screen/Outline';
import { choiceName, choiceText, explanationText, left, questionText, right } from './text';

/** The side of a shape in a comparison, which is circled instead of its name. */
const SIDES_OF_PAIR = [left, right] as const;

export const paper: Paper = {
  room: 'picture',
  questionAt: (seed, settings, number) => {
    const question = questionAt(seed, { difficulty: settingOf(settings, 'difficulty', DIFFICULTIES) }, number);
    const isComparison = question.type === 'comparison';
    const names = question.choices.map((choice, index) =>
      isComparison ? (SIDES_OF_PAIR[index] ?? '') : choiceText(question, choice),
    );
    return {
      asked: questionText(question),
      picture: question.drawn.map((drawn, index) => <Outline key={index} drawn={drawn} isCounted={false} />),
      choices: names,
      answer: isComparison ? (names[question.choices.indexOf(question.answer)] ?? '') : choiceName(question.answer),
      skill: getPractisedSkill(question).skill,
      explain: () => explanationText(question),
    };
  },
};
