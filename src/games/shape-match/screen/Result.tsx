import { useSelector } from '@xstate/react';
import { bestOf } from '../../../../machines/core/bests';
import type { ShapeMatchActor } from '../../../../machines/shape-match/machine';
import { practiceTopic } from '../../../../machines/shape-match/practice';
import { kindOfRound } from '../../../../machines/shape-match/rules';
import { MistakeList } from '../../../play/MistakeList';
import { ResultCard } from '../../../play/ResultCard';
import { ResultScore } from '../../../play/ResultScore';
import { roundLink } from '../../../play/round-link';
import { StatList } from '../../../play/StatList';
import { Button } from '../../../ui/Button';
import { TextWithEmoji } from '../../../ui/Emoji';
import { game } from '../game';
import { answeredText, text, whyText } from '../text';

interface Props {
  readonly actor: ShapeMatchActor;
  readonly onAgain: () => void;
  readonly onReset: () => void;
}

/** What a round has brought. */
export function Result({ actor, onAgain, onReset }: Props) {
  const { round, settings, seed, bests, isNewBest } = useSelector(actor, ({ context }) => context);
  const { score, streak, answers, difficulty, mistakes } = round;
  const { over } = text;
  return (
    <div className="game-sheet">
      <ResultCard
        title={over.title(score, answers)}
        praise={over.praise(score, answers)}
        figure={
          <ResultScore
            label={over.score}
            score={score}
            best={bestOf(bests, kindOfRound(settings)).score}
            isNewBest={isNewBest}
          />
        }
        wentWell={over.wentWell(score, streak.longest, answers)}
        practiceNext={over.practiceNext(practiceTopic(mistakes), answers)}
        link={roundLink(game, settings, seed)}
        buttons={
          <>
            <Button variant="primary" size="big" onClick={onAgain}>
              <TextWithEmoji text={over.again} />
            </Button>
            <Button onClick={onReset}>{text.play.reset}</Button>
          </>
        }
      >
        <StatList
          of="round"
          items={[
            { name: 'best-streak', label: over.bestStreak, value: streak.longest },
            { name: 'level', label: over.difficulty, ...over.level(difficulty) },
            { name: 'progress', label: over.answered, value: answers },
          ]}
        />
        <MistakeList
          missed={mistakes.map(({ question }) => ({
            key: question.number,
            answered: answeredText(question),
            why: whyText(question),
          }))}
        />
      </ResultCard>
    </div>
  );
}
