import { questionAt } from '../../../machines/shape-match/questions';
import { DIFFICULTIES } from '../../../machines/shape-match/rules';
import { createDiscussion, stepsOf } from '../../play/discuss/discussion';
import { settingOf } from '../../play/paper/paper';
import { Outline } from './screen/Outline';
import { answeredText, choiceText, explanationText, questionText, text } from './text';

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) =>
    questionAt(seed, { difficulty: settingOf(settings, 'difficulty', DIFFICULTIES) }, number),
  discuss: (question) => ({
    asked: questionText(question),
    picture: question.drawn.map((drawn, index) => <Outline key={index} drawn={drawn} isCounted={false} />),
    // The choices of a comparison are the two shapes themselves.
    ...(question.type !== 'comparison' && {
      choices: question.choices.map((choice) => choiceText(question, choice)),
    }),
    slips: [],
    steps: [...stepsOf(text.play.hint(question)), ...stepsOf(explanationText(question))],
    answer: answeredText(question),
  }),
});
