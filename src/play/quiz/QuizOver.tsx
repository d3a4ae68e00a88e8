import { useSelector } from '@xstate/react';
import { Home } from 'lucide-react';
import type { ReactNode } from 'react';
import { bestOf } from '../../../machines/core/bests';
import {
  accuracyOf,
  mistakesOf,
  QUIZ,
  type QuizEntry,
  type QuizRound,
  tierOf,
} from '../../../machines/core/quiz-round';
import type { Game } from '../../games/define-game';
import { Button } from '../../ui/Button';
import { MistakeList } from '../MistakeList';
import { ResultCard } from '../ResultCard';
import { ResultScore } from '../ResultScore';
import { roundLink } from '../round-link';
import { StatList } from '../StatList';
import { placeInRound, type QuizActor, type QuizWords } from './quiz';

interface Props<Settings, Question, Answer> {
  readonly game: Game;
  readonly actor: QuizActor<Settings, Question, Answer>;
  readonly words: QuizWords<Question, Answer>;
  /** What is said above a round whose questions were all answered. */
  readonly title: string;
  /** What is said of a round by how much of it was right: from 90 percent on, from 70, from 50, and below. */
  readonly praise: readonly [best: string, good: string, fair: string, lowest: string];
  /** One thing to practise next, by what went wrong. */
  readonly practiceNext: (mistakes: readonly QuizEntry<Question, Answer>[], score: number) => string;
  readonly kindOfRound: (settings: Settings) => string;
  readonly onAgain: () => void;
  /** What kind of round it was. */
  readonly children?: ReactNode;
}

/** What a round of a quiz has brought. */
export function QuizOver<Settings extends object, Question extends { readonly number: number }, Answer>(
  props: Props<Settings, Question, Answer>,
) {
  const { game, actor, words, title, praise, practiceNext, kindOfRound, onAgain, children } = props;
  const { round, settings, seed, bests, isNewBest, roundSecondsLeft } = useSelector(actor, ({ context }) => context);
  const { score, streak, entries } = round;
  const isWhole = entries.length === QUIZ.questions;
  const mistakes = mistakesOf(round);
  return (
    <div className="game-sheet">
      <ResultCard
        title={isWhole ? title : roundSecondsLeft === 0 ? 'The time is up!' : 'Your round is over'}
        praise={praise[tierOf(score)] ?? praise[3]}
        figure={
          <ResultScore
            label={`Right answers of ${QUIZ.questions}`}
            score={score}
            best={bestOf(bests, kindOfRound(settings)).score}
            isNewBest={isNewBest}
          />
        }
        wentWell={wentWell(round)}
        practiceNext={practiceNext(mistakes, score)}
        link={roundLink(game, settings, seed)}
        buttons={
          <>
            <Button variant="primary" size="big" onClick={onAgain}>
              Play Again
            </Button>
            <Button icon={<Home aria-hidden className="icon" />} onClick={() => actor.send({ type: 'BACK_TO_MENU' })}>
              Main Menu
            </Button>
          </>
        }
      >
        {children}
        {!isWhole && <p>{`You came to question ${placeInRound(round)} of ${QUIZ.questions}.`}</p>}
        <StatList
          of="round"
          items={[
            { name: 'accuracy', label: 'Accuracy', value: accuracyOf(score), text: `${accuracyOf(score)}%` },
            { name: 'best-streak', label: 'Best streak', value: streak.longest },
          ]}
        />
        <MistakeList
          missed={mistakes.map(({ question }) => ({
            key: question.number,
            answered: words.answered(question),
            why: words.why(question),
          }))}
        />
      </ResultCard>
    </div>
  );
}

function wentWell({ score, streak, entries }: QuizRound<unknown, unknown>): string {
  if (streak.longest >= 3) return `${streak.longest} right in a row!`;
  if (score > 0) return score === 1 ? 'You found one right answer.' : `You found ${score} right answers.`;
  const hasTried = entries.some(({ given }) => given.verdict !== 'timeout');
  return hasTried ? 'You were brave and tried.' : 'You came to look around.';
}
