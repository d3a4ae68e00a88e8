import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { QuestionRound } from '../../../machines/core/question-rules';
import type { GameSession } from '../../../machines/core/session';
import { correctRatio, STARS, toStars } from '../../../machines/core/stars';
import type { Game } from '../../catalogue/define-game';
import { BackToMenuButton } from '../frame/BackToMenuButton';
import { usePlayMode } from '../round/play-mode';
import { getPracticeProgress, practiceCount, practiceSummary, practiceTitle } from '../round/practice';
import { getPersonalBestForSettings, getRoundParameters } from '../round/round';
import { type StatItem, StatList } from '../score/StatList';
import { type AnsweredQuestion, AnswerList } from './AnswerList';
import { type ListedMistake, MistakeList } from './MistakeList';
import { ResultCard } from './ResultCard';
import { ResultScore } from './ResultScore';
import type { Stars } from './ResultStars';
import { RoundActions } from './RoundActions';

export interface RoundSummary {
  readonly title: string;
  readonly praise: string;
  /** Shown with the score. */
  readonly honours?: ReactNode;
  /** Set if the game has its own rating. */
  readonly stars?: Stars;
  /** Questions in a round, if their number is fixed. */
  readonly questions?: number;
  /** Label of the score, if that is points. Otherwise it is the number of right answers. */
  readonly points?: string;
  readonly wentWell: string;
  readonly practiceNext: string;
  /** A preview of the next step, shown before the buttons. */
  readonly next?: ReactNode;
  readonly again: string;
  readonly againIcon?: ReactNode;
  readonly menu?: string;
  /** The kind of round, shown with the figures. */
  readonly roundKind?: ReactNode;
  readonly stats: readonly StatItem[];
  /** The questions to look at again, or `answers` for all questions. */
  readonly missed?: readonly ListedMistake[];
  readonly answers?: {
    readonly title: string;
    readonly nothing: string;
    readonly questions: readonly AnsweredQuestion[];
  };
}

interface RoundActor<Context> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly context: Context };
  send(event: { readonly type: 'BACK_TO_MENU' | 'PRACTISE' }): void;
}

export interface ResultProps<Actor> {
  readonly actor: Actor;
  readonly onAgain: () => void;
}

interface Props<Context> extends ResultProps<RoundActor<Context>> {
  readonly game: Game;
  readonly summarise: (context: Context) => RoundSummary;
  readonly children?: ReactNode;
}

export function RoundResult<Context extends GameSession<object, QuestionRound>>(props: Props<Context>) {
  const { game, actor, onAgain, summarise, children } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { round, tally, settings, seed, isNewBest } = context;
  const { title, praise, honours, points, wentWell, practiceNext, next, again, againIcon, menu, ...rest } =
    summarise(context);
  const { roundKind, stats, missed, answers } = rest;
  // A round without a fixed end counts as long, even if it was cut short.
  const questions = rest.questions && (context.questions ?? rest.questions);
  const ratio = correctRatio(tally, questions);
  const { stars = { count: toStars(ratio), max: STARS.max } } = rest;
  const practising = getPracticeProgress(context);
  const { offers } = usePlayMode();
  return (
    <ResultCard
      title={practising === null ? title : practiceTitle(practising)}
      praise={practising === null ? praise : practiceSummary(practising)}
      count={
        practising === null
          ? {
              number: tally.right,
              of: questions ?? tally.answers,
              unit: 'right',
              ...(points === undefined && { name: 'score' }),
            }
          : practiceCount(practising)
      }
      stars={practising === null ? stars : null}
      score={
        practising === null && (
          <ResultScore
            points={points === undefined ? null : { label: points, score: round.score }}
            right={tally.right}
            best={getPersonalBestForSettings(game, context).score}
            isNewBest={isNewBest}
          />
        )
      }
      figures={
        <>
          {practising === null && (
            <>
              {honours}
              {roundKind}
              <StatList of="round" items={stats} />
            </>
          )}
          {offers.beforeButtons(context)}
          {next}
        </>
      }
      round={{ seed, tally: practising === null ? tally : null }}
      wentWell={wentWell}
      practiceNext={practiceNext}
      link={getRoundParameters(game, settings, seed)}
      actions={
        <RoundActions
          missed={context.missed.length}
          onPractise={() => actor.send({ type: 'PRACTISE' })}
          again={again}
          againIcon={againIcon}
          onAgain={onAgain}
        />
      }
      buttons={
        <>
          {menu !== undefined && (
            <BackToMenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })}>{menu}</BackToMenuButton>
          )}
          {children}
        </>
      }
    >
      {missed && <MistakeList missed={missed} />}
      {answers && <AnswerList {...answers} />}
      {offers.afterButtons(context)}
    </ResultCard>
  );
}
