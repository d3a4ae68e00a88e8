import { formatFraction } from '../../../machines/core/fraction';
import { createFractionCandidates } from '../../../machines/core/fraction-candidates';
import { shuffle } from '../../../machines/core/random';
import { getPractisedSkill } from '../../../machines/fraction-simplify/practised-skill';
import { OPERATIONS, questionAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { PaperBars } from '../../play/paper/PaperBars';
import { type Paper, type PaperQuestion, settingOf } from '../../play/paper/paper';
import { questionText } from './question-text';
import { quizText } from './quiz';

export const paper: Paper = {
  room: 'picture',
  questionAt: (seed, settings, number) => {
    const question = questionAt(seed, { difficulty: settingOf(settings, 'difficulty', DIFFICULTIES) }, number);
    const known: Pick<PaperQuestion, 'answer' | 'skill' | 'wrong' | 'explain'> = {
      answer: formatFraction(question.result),
      skill: getPractisedSkill(question).skill,
      wrong: (random) =>
        shuffle(random, createFractionCandidates(random, { problem: question, answer: question.result })).map(
          formatFraction,
        ),
      explain: () => quizText.why(question),
    };
    const first = formatFraction(question.first);
    if (question.type === 'simplify')
      return { asked: questionText(question), ...known, picture: <PaperBars amounts={[question.first]} /> };
    const asked = `${first} ${OPERATIONS[question.type]} ${formatFraction(question.second)} =`;
    return { asked, ...known, picture: <PaperBars amounts={[question.first, question.second]} /> };
  },
};
