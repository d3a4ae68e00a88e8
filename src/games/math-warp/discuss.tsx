import { type Question, questionAt } from '../../../machines/math-warp/questions';
import { levelAfterAnswers } from '../../../machines/math-warp/rules';
import { discussSum } from '../../play/discuss/discuss-sum';
import { chooseSlips, createDiscussion } from '../../play/discuss/discussion';
import { formatAnswer } from '../../ui/format';
import { formatQuestion } from './format-question';
import { text } from './text';

/**
 * A question is asked until the answer is right, on the level that was reached when it was asked first. So children who
 * make mistakes get some of their questions on a higher level than others.
 */
function questionsOf(answers: readonly boolean[]) {
  let asked = { number: 0, level: 0 };
  return answers.map((isCorrect, index) => {
    const answered = asked;
    if (isCorrect) asked = { number: asked.number + 1, level: levelAfterAnswers(index + 1) };
    return answered;
  });
}

export const discussion = createDiscussion<Question>({
  questionsOf,
  dealAt: (seed, _settings, { number, level }) => questionAt(seed, number, level),
  discuss: (question) => ({
    ...discussSum(question.equation),
    asked: formatQuestion(question),
    choices: question.choices.map(formatAnswer),
    slips: chooseSlips(
      question.choices
        .filter((choice) => choice !== question.answer)
        .map((choice) => ({ answer: formatAnswer(choice), why: text.play.notThis(question, choice) })),
    ),
  }),
});
