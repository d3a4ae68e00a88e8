import { type Question, questionAt } from '../../../machines/shape-match/questions';
import { DIFFICULTIES, type QuestionType } from '../../../machines/shape-match/rules';
import { createDiscussion, stepsOf } from '../../play/discuss/discussion';
import { settingOf } from '../../play/paper/paper';
import { Outline } from './screen/Outline';
import { choiceName, choiceText, explanationText, questionText } from './text';

const FIRST_STEPS: Readonly<Record<QuestionType, string>> = {
  name: 'Count the straight sides.',
  sides: "Go round the shape and count the straight sides. Curves don't count!",
  category: 'Say its name first, then look for its group.',
  comparison: 'Count the sides of both shapes.',
};

const outlinesOf = ({ drawn }: Question, isCounted: boolean) =>
  drawn.map((shape, index) => <Outline key={index} drawn={shape} isCounted={isCounted} />);

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) =>
    questionAt(seed, { difficulty: settingOf(settings, 'difficulty', DIFFICULTIES) }, number),
  discuss: (question) => ({
    asked: questionText(question),
    picture: outlinesOf(question, false),
    // The choices of a comparison are the two shapes themselves.
    ...(question.type !== 'comparison' && {
      choices: question.choices.map((choice) => choiceText(question, choice)),
    }),
    slips: [],
    steps: [
      {
        text: FIRST_STEPS[question.type],
        ...(question.type !== 'category' && {
          picture: <div className="paper-picture">{outlinesOf(question, true)}</div>,
        }),
      },
      ...stepsOf(explanationText(question)),
    ],
    answer: choiceName(question.answer),
  }),
});
