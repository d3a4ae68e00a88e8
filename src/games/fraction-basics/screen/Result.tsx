import { useSelector } from '@xstate/react';
import { bestOf } from '../../../../machines/core/bests';
import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import { practiceTopic } from '../../../../machines/fraction-basics/practice';
import { kindOfRound } from '../../../../machines/fraction-basics/rules';
import { MistakeList } from '../../../play/MistakeList';
import { ResultCard } from '../../../play/ResultCard';
import { ResultScore } from '../../../play/ResultScore';
import { roundLink } from '../../../play/round-link';
import { StatList } from '../../../play/StatList';
import { Button } from '../../../ui/Button';
import { TextWithEmoji } from '../../../ui/Emoji';
import { game } from '../game';
import { text } from '../text';
import { answeredText, whyText } from '../text/steps';

interface Props {
  readonly actor: FractionBasicsActor;
  readonly onAgain: () => void;
}

/** What a round has brought. */
export function Result({ actor, onAgain }: Props) {
  const { round, settings, nextSettings, seed, bests, isNewBest } = useSelector(actor, ({ context }) => context);
  const { score, streak, answers, mistakes } = round;
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
            {nextSettings.type !== settings.type && <p className="mill-next">{over.next(nextSettings.type)}</p>}
            <Button variant="primary" size="big" onClick={onAgain}>
              <TextWithEmoji text={over.again} />
            </Button>
          </>
        }
      >
        <StatList
          of="round"
          items={[
            { name: 'best-streak', label: over.bestStreak, value: streak.longest },
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
