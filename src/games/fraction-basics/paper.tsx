import { createWholeCandidates } from '../../../machines/core/candidates';
import { formatFraction } from '../../../machines/core/fraction';
import { createFractionCandidates } from '../../../machines/core/fraction-candidates';
import { type Random, shuffle } from '../../../machines/core/random';
import { listAmountMistakes } from '../../../machines/fraction-basics/amounts';
import { getPractisedSkill } from '../../../machines/fraction-basics/practised-skill';
import {
  isAmountQuestion,
  type Question,
  questionAt,
  toFractionProblem,
} from '../../../machines/fraction-basics/questions';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { PaperBars } from '../../play/paper/PaperBars';
import { type Paper, type PaperQuestion, settingOf } from '../../play/paper/paper';
import { explanationText } from './explanation';
import { answerText, lineText, QUESTION_MARK, questionLine } from './lines';
import { PaperBuns } from './PaperBuns';

/** The line without the question mark, behind which the answer is written. */
const askedText = (line: ReturnType<typeof questionLine>): string =>
  lineText(line.filter((term) => term !== QUESTION_MARK));

/** Wrong answers in random order. */
function wrongAnswers(random: Random, question: Question): readonly string[] {
  if (isAmountQuestion(question)) {
    const slips = listAmountMistakes(question).map(([, given]) => given);
    return shuffle(random, createWholeCandidates(random, { answer: question.answer.numerator, slips })).map(String);
  }
  const asked = { problem: toFractionProblem(question), answer: question.answer };
  return shuffle(random, createFractionCandidates(random, asked)).map(formatFraction);
}

export const paper: Paper = {
  room: 'picture',
  questionAt: (seed, settings, number) => {
    const question = questionAt(seed, { type: settingOf(settings, 'type', ROUND_TYPES) }, number);
    const asked = askedText(questionLine(question));
    const known: Pick<PaperQuestion, 'answer' | 'skill' | 'wrong' | 'explain'> = {
      answer: answerText(question),
      skill: getPractisedSkill(question).skill,
      wrong: (random) => wrongAnswers(random, question),
      explain: () => explanationText(question),
    };
    switch (question.type) {
      case 'convert':
        return { asked, ...known };
      case 'simplify':
        return { asked, ...known, picture: <PaperBars amounts={[question.asked]} /> };
      case 'add':
      case 'subtract':
        return { asked, ...known, picture: <PaperBars amounts={[question.first, question.second]} /> };
      case 'halves':
      case 'thirds':
        return { asked, ...known, picture: <PaperBuns problem={question} /> };
    }
  },
};
