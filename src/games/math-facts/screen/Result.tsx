import { useSelector } from '@xstate/react';
import { Home } from 'lucide-react';
import { bestOf } from '../../../../machines/core/bests';
import { practiceTopic } from '../../../../machines/core/sum-practice';
import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import { mistakesIn } from '../../../../machines/math-facts/round';
import { accuracyOf, kindOfRound } from '../../../../machines/math-facts/rules';
import { AnswerList } from '../../../play/AnswerList';
import { ResultCard } from '../../../play/ResultCard';
import { ResultScore } from '../../../play/ResultScore';
import { roundLink } from '../../../play/round-link';
import { Sentences } from '../../../play/Sentences';
import { StatList } from '../../../play/StatList';
import { Button } from '../../../ui/Button';
import { TextWithEmoji } from '../../../ui/Emoji';
import { game } from '../game';
import { text } from '../text';

interface Props {
  readonly actor: MathFactsActor;
  readonly onAgain: () => void;
}

/** What a race has brought. */
export function Result({ actor, onAgain }: Props) {
  const { round, settings, seed, bests, isNewBest } = useSelector(actor, ({ context }) => context);
  const { score, right, streak, history } = round;
  const { over } = text;
  const accuracy = accuracyOf(right, history.length);
  return (
    <div className="game-sheet">
      <ResultCard
        title={over.title(right)}
        praise={over.praise(right)}
        figure={
          <ResultScore
            label={over.score}
            score={score}
            best={bestOf(bests, kindOfRound(settings)).score}
            isNewBest={isNewBest}
          />
        }
        wentWell={over.wentWell(right, streak.longest)}
        practiceNext={over.practiceNext(practiceTopic(mistakesIn(history)), history.length, settings)}
        link={roundLink(game, settings, seed)}
        buttons={
          <>
            <Button variant="primary" size="big" onClick={onAgain}>
              <TextWithEmoji text={over.again} />
            </Button>
            <Button icon={<Home aria-hidden className="icon" />} onClick={() => actor.send({ type: 'BACK_TO_MENU' })}>
              {over.menu}
            </Button>
          </>
        }
      >
        <p className="race-badge">{over.badge(settings.mode, settings.difficulty)}</p>
        <StatList
          of="round"
          items={[
            { name: 'accuracy', label: over.accuracy, value: accuracy, text: `${accuracy}%` },
            { name: 'progress', label: over.answered, value: history.length },
            { name: 'best-streak', label: over.bestStreak, value: streak.longest },
          ]}
        />
        <AnswerList
          title={over.history}
          nothing={over.nothing}
          questions={history.map((entry) => ({
            key: entry.question.number,
            isRight: entry.isCorrect,
            answered: over.equation(entry),
            told: <Sentences text={`${over.wrong(entry)} ${over.why(entry)}`} />,
          }))}
        />
      </ResultCard>
    </div>
  );
}
