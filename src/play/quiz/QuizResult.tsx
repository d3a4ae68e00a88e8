import type { ReactNode } from 'react';
import {
  calculateAccuracy,
  getMistakes,
  getTier,
  QUIZ,
  type QuizEntry,
  type QuizRound,
} from '../../../machines/core/quiz-round';
import type { GameSession } from '../../../machines/core/session';
import type { Game } from '../../catalogue/define-game';
import { clockTip, wentWellText } from '../internal/shared-text';
import { type ResultProps, RoundResult, type RoundSummary } from '../result/RoundResult';
import { accuracyItem } from '../score/StatList';
import { getQuestionNumber, type QuizActor, type QuizText } from './quiz';
import { bestStreak, gotTo, mainMenu, playAgain, roundOver, timeUp } from './text';

interface Props<Settings, Question, Answer> extends ResultProps<QuizActor<Settings, Question, Answer>> {
  readonly game: Game;
  readonly quizText: QuizText<Question, Answer>;
  /** Title if all questions were answered. */
  readonly title: string;
  /** Praise by accuracy: from 90 percent, from 70, from 50, and below. */
  readonly praise: readonly [best: string, good: string, fair: string, lowest: string];
  /** One thing to practise next, based on the mistakes. */
  readonly practiceNext: (mistakes: readonly QuizEntry<Question, Answer>[], score: number) => string;
  readonly children?: ReactNode;
}

export function QuizResult<Settings extends object, Question extends { readonly number: number }, Answer>(
  props: Props<Settings, Question, Answer>,
) {
  const { game, actor, onAgain } = props;
  return <RoundResult game={game} actor={actor} onAgain={onAgain} summarise={(context) => summaryOf(props, context)} />;
}

function summaryOf<Settings, Question extends { readonly number: number }, Answer>(
  { quizText, title, praise, practiceNext, children }: Props<Settings, Question, Answer>,
  { round, roundSecondsLeft, questions = QUIZ.questions }: GameSession<Settings, QuizRound<Question, Answer>>,
): RoundSummary {
  const { score, streak, entries } = round;
  const isWhole = entries.length === questions;
  // As if a short round had gone on like this.
  const wholeScore = (score * QUIZ.questions) / questions;
  const mistakes = getMistakes(round);
  return {
    title: isWhole ? title : roundSecondsLeft === 0 ? timeUp : roundOver,
    praise: praise[getTier(wholeScore)] ?? praise[3],
    questions,
    wentWell: quizWentWell(round),
    practiceNext: clockTip(entries) ?? practiceNext(mistakes, wholeScore),
    again: playAgain,
    menu: mainMenu,
    roundKind: (
      <>
        {children}
        {!isWhole && <p>{gotTo(getQuestionNumber(round), questions)}</p>}
      </>
    ),
    stats: [
      accuracyItem(calculateAccuracy(wholeScore)),
      { name: 'best-streak', label: bestStreak, value: streak.longest },
    ],
    missed: mistakes.map(({ question }) => ({
      key: question.number,
      answered: quizText.answered(question),
      why: quizText.why(question),
    })),
  };
}

const quizWentWell = ({ score, streak, entries }: QuizRound<unknown, unknown>): string =>
  wentWellText({
    right: score,
    streak: streak.longest,
    answers: entries.filter(({ given }) => given.verdict !== 'timeout').length,
  });
