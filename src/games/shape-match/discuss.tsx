import { type Question, questionAt } from '../../../machines/shape-match/questions';
import { DIFFICULTIES } from '../../../machines/shape-match/rules';
import { createDiscussion, stepsOf } from '../../play/discuss/discussion';
import { settingOf } from '../../play/paper/paper';
import { firstSteps } from './discuss-text';
import { Outline } from './screen/Outline';
import { choiceName, choiceText, explanationText, questionText } from './text';

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
        text: firstSteps[question.type],
        ...(question.type !== 'category' && {
          picture: <div className="paper-picture">{outlinesOf(question, true)}</div>,
        }),
      },
      ...stepsOf(explanationText(question)),
    ],
    answer: choiceName(question.answer),
  }),
});
