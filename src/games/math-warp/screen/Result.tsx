import { useSelector } from '@xstate/react';
import Rocket from 'lucide-react/icons/rocket';
import { useEffect } from 'react';
import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import { levelOf, type Round } from '../../../../machines/math-warp/round';
import { badgeOf, RULES, ratingOf, starsFor, tableToPractise } from '../../../../machines/math-warp/rules';
import { announce } from '../../../play/internal/announcer';
import { type ResultProps, RoundOver, type RoundSummary } from '../../../play/result/RoundOver';
import { equationText } from '../../../ui/format';
import { game } from '../game';
import { text } from '../text';

const { over } = text;

export function Result(props: ResultProps<MathWarpActor>) {
  const round = useSelector(props.actor, ({ context }) => context.round);
  useLastMistake(round);
  return <RoundOver {...props} game={game} summaryOf={summaryOf} />;
}

function summaryOf({ round }: { readonly round: Round }): RoundSummary {
  const { score, streak, right, mistakes } = round;
  const rating = ratingOf(score);
  const missed = mistakes.map(({ question }) => question.equation);
  const table = tableToPractise(missed);
  const example = [...missed].reverse().find((one) => [one.first, one.second, one.answer].includes(table ?? 0));
  return {
    ...over,
    title: over.ratings[rating],
    praise: over.praise[rating],
    stars: { count: starsFor(score), max: RULES.stars.max },
    honours: (
      <p className="mx-auto my-1.5 w-fit rounded-round bg-violet-600 px-3.5 py-1 font-extrabold text-white">
        {over.badges[badgeOf(streak.longest)]}
      </p>
    ),
    wentWell: over.wentWell(right, streak.longest),
    practiceNext: over.practiceNext(table, example, right),
    againIcon: <Rocket aria-hidden className="icon" />,
    stats: [
      { name: 'best-streak', label: over.bestStreak, value: streak.longest },
      { name: 'solved', label: over.solved, value: right },
      { name: 'level', label: over.level, value: levelOf(round) },
    ],
    missed: mistakes.map((mistake) => ({
      key: mistake.question.number,
      answered: equationText(mistake.question.equation),
      why: over.why(mistake),
    })),
  };
}

/** Announces the mistake that ended the round, because the result screen cuts off earlier announcements. */
function useLastMistake({ mistakes, lives }: Round): void {
  const last = lives === 0 ? mistakes.at(-1) : undefined;
  const answer = last?.chosen.at(-1);
  const sentence =
    last === undefined || answer === undefined ? null : text.said.incorrect({ question: last.question, answer, lives });
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
}
