import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { Currency } from '../../../../machines/core/currencies';
import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import { DIFFICULTIES, type Difficulty, type Settings } from '../../../../machines/money-counter/rules';
import { type MenuProps, type MenuText, RoundMenu } from '../../../play/menu/RoundMenu';
import { formatQuizScore } from '../../../play/quiz/quiz';
import type { AnswerSetting } from '../../../play/round/answer-mode';
import { getExamples, listAskedValues } from '../currency';
import { game } from '../game';
import { text } from '../text';
import { createDemo } from './demo';
import { createHowTo } from './how-to';
import { PieceImage } from './PieceImage';

const createPicture = (money: Currency, difficulty: Difficulty): ReactNode => (
  <span
    className="inline-flex max-w-full flex-wrap items-center justify-center gap-1 [--coin:0.1rem] phone:[--coin:0.065rem]"
    aria-hidden
  >
    {getExamples(money)[difficulty].map((piece) => (
      <PieceImage key={piece} money={money} piece={piece} />
    ))}
  </span>
);

function createMenuText(money: Currency): MenuText<Settings & AnswerSetting> {
  const { difficulty: names, currencies, coinHint, hardHint, steps, start, howToPlay } = text.menu;
  const hintOf = (difficulty: Difficulty) => coinHint(listAskedValues(money, difficulty), difficulty, money);
  return {
    tagline: text.tagline,
    menu: {
      start,
      howToPlay,
      steps: (time, round) => steps(time, round, { money, coins: listAskedValues(money, 'hard') }),
      choices: {
        difficulty: {
          easy: { name: names.easy, hint: hintOf('easy') },
          medium: { name: names.medium, hint: hintOf('medium') },
          hard: { name: names.hard, hint: (settings) => hardHint(hintOf('hard'), settings) },
        },
        money: currencies,
      },
    },
  };
}

export function Menu(props: MenuProps<MoneyCounterActor>) {
  const money = useSelector(props.actor, ({ context }) => context.settings.money ?? 'USD');
  const shown = useMemo(
    () => ({
      text: createMenuText(money),
      demo: createDemo(money),
      howTo: createHowTo(money),
      pictures: Object.fromEntries(DIFFICULTIES.map((difficulty) => [difficulty, createPicture(money, difficulty)])),
    }),
    [money],
  );
  return <RoundMenu {...props} {...shown} game={game} scoreText={formatQuizScore} />;
}
