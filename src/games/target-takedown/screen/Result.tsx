import { useSelector } from '@xstate/react';
import { bestOf } from '../../../../machines/core/bests';
import type { TargetTakedownActor } from '../../../../machines/target-takedown/machine';
import { levelOf } from '../../../../machines/target-takedown/round';
import { kindOfRound } from '../../../../machines/target-takedown/rules';
import { MistakeList } from '../../../play/MistakeList';
import { ResultCard } from '../../../play/ResultCard';
import { ResultScore } from '../../../play/ResultScore';
import { roundLink } from '../../../play/round-link';
import { StatList } from '../../../play/StatList';
import { Button } from '../../../ui/Button';
import { TextWithEmoji } from '../../../ui/Emoji';
import { game } from '../game';
import { text } from '../text';

interface Props {
  readonly actor: TargetTakedownActor;
  readonly onAgain: () => void;
}

/** What a round has brought. */
export function Result({ actor, onAgain }: Props) {
  const { settings, seed, bests, round, isNewBest } = useSelector(actor, ({ context }) => context);
  const { score, hits, streak, misses } = round;

  const { over } = text;
  return (
    <div className="game-sheet">
      <ResultCard
        title={over.title(settings, round)}
        praise={over.praise(hits, streak.longest)}
        figure={
          <ResultScore
            label={over.score}
            score={score}
            best={bestOf(bests, kindOfRound(settings)).score}
            isNewBest={isNewBest}
          />
        }
        wentWell={over.wentWell(hits, streak.longest)}
        practiceNext={over.practiceNext(round, hits)}
        link={roundLink(game, settings, seed)}
        buttons={
          <>
            <Button variant="primary" size="big" onClick={onAgain}>
              <TextWithEmoji text={over.again} />
            </Button>
            <Button onClick={() => actor.send({ type: 'BACK_TO_MENU' })}>
              <TextWithEmoji text={over.menu} />
            </Button>
          </>
        }
      >
        <StatList
          of="round"
          items={[
            { name: 'best-streak', label: over.bestStreak, value: streak.longest },
            { name: 'level', label: over.level, value: levelOf(round) },
            { name: 'solved', label: over.solved, value: hits },
          ]}
        />
        <MistakeList missed={misses.map((miss) => ({ key: miss.board.number, ...text.play.missed(miss) }))} />
      </ResultCard>
    </div>
  );
}
