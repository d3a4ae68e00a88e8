import { CURRENCIES } from '../../../machines/core/currencies';
import { type Question, questionAt } from '../../../machines/money-counter/questions';
import { DIFFICULTIES } from '../../../machines/money-counter/rules';
import { getDistractors } from '../../../machines/money-counter/typical-mistakes';
import { chooseSlips, createDiscussion, type Slip, stepsOf } from '../../play/discuss/discussion';
import { settingOf } from '../../play/paper/paper';
import { formatMoney } from './money-text';
import { Pieces } from './paper';
import { questionInOneLine, quizText } from './question';

function slipsOf(question: Question): readonly Slip[] {
  const { asked, answer, options } = question;
  return chooseSlips(
    (options ?? getDistractors(asked, answer)).flatMap((given) => {
      const why = given > 0 ? quizText.explanation?.(question, given) : null;
      return why ? [{ answer: formatMoney(given, asked.money), why }] : [];
    }),
  );
}

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) =>
    questionAt(
      seed,
      {
        difficulty: settingOf(settings, 'difficulty', DIFFICULTIES),
        money: settingOf(settings, 'money', CURRENCIES),
      },
      number,
    ),
  discuss: (question) => ({
    asked: questionInOneLine(question),
    picture: <Pieces question={question} />,
    ...(question.options !== null && {
      choices: question.options.map((cents) => formatMoney(cents, question.asked.money)),
    }),
    slips: slipsOf(question),
    steps: stepsOf(quizText.why(question)),
    answer: quizText.answered(question),
  }),
});
