import { formatFraction } from '../../../machines/core/fraction';
import { createFractionCandidates } from '../../../machines/core/fraction-candidates';
import { shuffle } from '../../../machines/core/random';
import { getPractisedSkill } from '../../../machines/fraction-basics/practised-skill';
import { questionAt, toFractionProblem } from '../../../machines/fraction-basics/questions';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { PaperBars } from '../../play/paper/PaperBars';
import { type Paper, type PaperQuestion, settingOf } from '../../play/paper/paper';
import { answerText, explanationText, lineText, QUESTION_MARK, questionLine } from './text/steps';

/** The line without the question mark, behind which the answer is written. */
const askedText = (line: ReturnType<typeof questionLine>): string =>
  lineText(line.filter((term) => term !== QUESTION_MARK));

export const paper: Paper = {
  room: 'picture',
  questionAt: (seed, settings, number) => {
    const question = questionAt(seed, { type: settingOf(settings, 'type', ROUND_TYPES) }, number);
    const asked = askedText(questionLine(question));
    const known: Pick<PaperQuestion, 'answer' | 'skill' | 'wrong' | 'explain'> = {
      answer: answerText(question),
      skill: getPractisedSkill(question).skill,
      wrong: (random) =>
        shuffle(
          random,
          createFractionCandidates(random, { problem: toFractionProblem(question), answer: question.answer }),
        ).map(formatFraction),
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
    }
  },
};
