import Rocket from 'lucide-react/icons/rocket';
import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import { getLevel, type Round } from '../../../../machines/math-warp/round';
import { countStars, getBadge, getRating, RULES, tableToPractise } from '../../../../machines/math-warp/rules';
import { type ResultProps, RoundResult, type RoundSummary } from '../../../play/result/RoundResult';
import { formatEquation } from '../../../ui/format';
import { game } from '../game';
import { text } from '../text';

const { over } = text;

export const Result = (props: ResultProps<MathWarpActor>) => (
  <RoundResult {...props} game={game} summarise={summarise} />
);

function summarise({ round }: { readonly round: Round }): RoundSummary {
  const { score, streak, right, mistakes } = round;
  const rating = getRating(score);
  const missed = mistakes.map(({ question }) => question.equation);
  const table = tableToPractise(missed);
  const example = [...missed].reverse().find((one) => [one.first, one.second, one.answer].includes(table ?? 0));
  return {
    ...over,
    title: over.ratings[rating],
    praise: over.praise[rating],
    stars: { count: countStars(score), max: RULES.stars.max },
    honours: (
      <p className="mx-auto my-1.5 w-fit rounded-round bg-violet-600 px-3.5 py-1 font-extrabold text-white">
        {over.badges[getBadge(streak.longest)]}
      </p>
    ),
    wentWell: over.wentWell(right, streak.longest),
    practiceNext: over.practiceNext(table, example, right),
    againIcon: <Rocket aria-hidden className="icon" />,
    stats: [
      { name: 'best-streak', label: over.bestStreak, value: streak.longest },
      { name: 'solved', label: over.solved, value: right },
      { name: 'level', label: over.level, value: getLevel(round) },
    ],
    missed: mistakes.map((mistake) => ({
      key: mistake.question.number,
      answered: formatEquation(mistake.question.equation),
      why: over.why(mistake),
    })),
  };
}
