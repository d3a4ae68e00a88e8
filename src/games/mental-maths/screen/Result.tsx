import { useSelector } from '@xstate/react';
import { Home } from 'lucide-react';
import { bestOf } from '../../../../machines/core/bests';
import { practiceTopic } from '../../../../machines/core/sum-practice';
import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import { mistakesIn } from '../../../../machines/mental-maths/round';
import { kindOfRound, percentageOf } from '../../../../machines/mental-maths/rules';
import { AnswerList } from '../../../play/AnswerList';
import { ResultCard } from '../../../play/ResultCard';
import { ResultScore } from '../../../play/ResultScore';
import { roundLink } from '../../../play/round-link';
import { Sentences } from '../../../play/Sentences';
import { StatList } from '../../../play/StatList';
import { Button } from '../../../ui/Button';
import { equationText } from '../../../ui/format';
import { game } from '../game';
import { text } from '../text';

interface Props {
  readonly actor: MentalMathsActor;
  readonly onAgain: () => void;
}

/** What a round has brought: the score, the percentage, one thing to practise next, and every sum with its answers. */
export function Result({ actor, onAgain }: Props) {
  const { round, settings, seed, bests, isNewBest } = useSelector(actor, ({ context }) => context);
  const { score, streak, log } = round;
  const { over } = text;
  const percentage = percentageOf(score);
  return (
    <div className="game-sheet">
      <ResultCard
        title={over.title(score, log.length)}
        praise={over.praise(score)}
        figure={
          <ResultScore
            label={over.score}
            score={score}
            best={bestOf(bests, kindOfRound(settings)).score}
            isNewBest={isNewBest}
          />
        }
        wentWell={over.wentWell(score, streak.longest)}
        practiceNext={over.practiceNext(practiceTopic(mistakesIn(log)), log.length)}
        link={roundLink(game, settings, seed)}
        buttons={
          <>
            <Button variant="primary" size="big" onClick={onAgain}>
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
            {
              name: 'accuracy',
              label: over.percentage,
              value: percentage,
              text: over.percentageText(percentage),
            },
            { name: 'best-streak', label: over.bestStreak, value: streak.longest },
          ]}
        />
        <AnswerList
          title={over.log}
          nothing={over.nothing}
          questions={log.map(({ question, given }) => ({
            key: question.number,
            isRight: given.verdict === 'right',
            answered: equationText(question.equation),
            told: <Sentences text={`${over.given(given.choice)} ${over.why(question.equation)}`} />,
          }))}
        />
      </ResultCard>
    </div>
  );
}
