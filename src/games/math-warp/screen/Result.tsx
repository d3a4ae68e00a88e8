import { useSelector } from '@xstate/react';
import { Home, Rocket, Star } from 'lucide-react';
import { useEffect } from 'react';
import { bestOf } from '../../../../machines/core/bests';
import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import { levelOf, type Round } from '../../../../machines/math-warp/round';
import { badgeOf, kindOfRound, RULES, ratingOf, starsFor, tableToPractise } from '../../../../machines/math-warp/rules';
import { announce } from '../../../play/announcer';
import { MistakeList } from '../../../play/MistakeList';
import { ResultCard } from '../../../play/ResultCard';
import { ResultScore } from '../../../play/ResultScore';
import { roundLink } from '../../../play/round-link';
import { StatList } from '../../../play/StatList';
import { Button } from '../../../ui/Button';
import { equationText } from '../../../ui/format';
import { game } from '../game';
import { text } from '../text';

interface Props {
  readonly actor: MathWarpActor;
  readonly onAgain: () => void;
}

/** What a round has brought. */
export function Result({ actor, onAgain }: Props) {
  const { round, bests, settings, seed, isNewBest } = useSelector(actor, ({ context }) => context);
  const { score, streak, right, mistakes } = round;
  const best = bestOf(bests, kindOfRound(settings));
  useLastMistake(round, seed);

  const { over } = text;
  const rating = ratingOf(score);
  const missed = mistakes.map(({ question }) => question.equation);
  const table = tableToPractise(missed);
  const example = [...missed].reverse().find((one) => [one.first, one.second, one.answer].includes(table ?? 0));
  return (
    <div className="game-sheet">
      <ResultCard
        title={over.ratings[rating]}
        praise={over.praise[rating]}
        figure={
          <>
            <Stars count={starsFor(score)} />
            <p className="warp-badge">{over.badges[badgeOf(streak.longest)]}</p>
            <ResultScore label={over.score} score={score} best={best.score} isNewBest={isNewBest} />
          </>
        }
        wentWell={over.wentWell(right, streak.longest)}
        practiceNext={over.practiceNext(table, example, right)}
        link={roundLink(game, settings, seed)}
        buttons={
          <>
            <Button variant="primary" size="big" icon={<Rocket aria-hidden className="icon" />} onClick={onAgain}>
              {over.again}
            </Button>
            <Button icon={<Home aria-hidden className="icon" />} onClick={() => actor.send({ type: 'BACK_TO_MENU' })}>
              {over.menu}
            </Button>
          </>
        }
      >
        <StatList
          of="round"
          items={[
            { name: 'best-streak', label: over.bestStreak, value: streak.longest },
            { name: 'solved', label: over.solved, value: right },
            { name: 'level', label: over.level, value: levelOf(round) },
          ]}
        />
        <MistakeList
          missed={mistakes.map((mistake) => ({
            key: mistake.question.number,
            answered: equationText(mistake.question.equation),
            why: over.why(mistake),
          }))}
        />
      </ResultCard>
    </div>
  );
}

/** The mistake that ended the round is said here: what is said before a new place comes is not heard any more. */
function useLastMistake({ mistakes, lives }: Round, seed: number): void {
  const last = lives === 0 ? mistakes.at(-1) : undefined;
  const answer = last?.chosen.at(-1);
  const sentence =
    last === undefined || answer === undefined
      ? null
      : text.said({ type: 'incorrect', question: last.question, answer, lives }, seed);
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
}

/** The stars of a score, as a picture and in words. */
function Stars({ count }: { readonly count: number }) {
  return (
    <p className="warp-stars">
      {Array.from({ length: RULES.stars.max }, (_, index) => (
        <Star key={index} aria-hidden className="icon" data-lit={index < count} />
      ))}
      <span className="sr-only">{text.over.stars(count)}</span>
    </p>
  );
}
