import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { QuestionRound } from '../../../machines/core/question-rules';
import type { GameSession } from '../../../machines/core/session';
import { correctRatio, STARS, toStars } from '../../../machines/core/stars';
import { hasChangedDifficulty } from '../../../machines/learning/mix';
import type { Game } from '../../catalogue/define-game';
import { BackToMenuButton } from '../frame/BackToMenuButton';
import { menuLabel } from '../menu/menu-label';
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
import { StairIcon } from './StairIcon';
import { findStair, type Stair } from './stairs';
import { right as rightText, stairDown, stairUp } from './text';

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
  /** Set if the difficulty does not change the questions of such a round, so that no other is suggested. */
  readonly hasOneDifficulty?: boolean;
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
  send(
    event: { readonly type: 'BACK_TO_MENU' | 'PRACTISE' } | { readonly type: 'CHOOSE'; readonly chosen: object },
  ): void;
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

const stairLabel = ({ difficulty, isHarder }: Stair): string => (isHarder ? stairUp : stairDown)(menuLabel(difficulty));

export function RoundResult<Context extends GameSession<object, QuestionRound>>(props: Props<Context>) {
  const { game, actor, onAgain, summarise, children } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { round, tally, settings, seed, isNewBest } = context;
  const { title, praise, honours, points, wentWell, practiceNext, next, again, againIcon, menu, ...rest } =
    summarise(context);
  const { roundKind, stats, missed, answers, hasOneDifficulty = false } = rest;
  // A round without a fixed end counts as long, even if it was cut short.
  const questions = rest.questions && (context.questions ?? rest.questions);
  const ratio = correctRatio(tally, questions);
  const { stars = { count: toStars(ratio), max: STARS.max } } = rest;
  const practising = getPracticeProgress(context);
  const { offers, start, stores } = usePlayMode();
  // A mode that starts rounds itself also chooses their difficulty.
  const stair = start === null && stores.progress && !hasOneDifficulty ? findStair(game, context, questions) : null;
  // A round whose difficulty has changed is of no kind, and has no best score to compare with.
  const isOneKind = !hasChangedDifficulty(context.mix);
  const playAt = (difficulty: string) => {
    actor.send({ type: 'CHOOSE', chosen: { difficulty } });
    onAgain();
  };
  return (
    <ResultCard
      title={practising === null ? title : practiceTitle(practising)}
      praise={practising === null ? praise : practiceSummary(practising)}
      count={
        practising === null
          ? {
              number: tally.right,
              of: questions ?? tally.answers,
              unit: rightText,
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
            questions={questions ?? tally.answers}
            best={isOneKind ? getPersonalBestForSettings(game, context).score : 0}
            isNewBest={isNewBest}
            hadBest={context.before.score > 0}
          />
        )
      }
      figures={
        <>
          {practising === null && (
            <>
              {honours}
              {isOneKind && roundKind}
              <StatList of="round" items={stats} />
            </>
          )}
          {offers.beforeButtons(context)}
          {next}
        </>
      }
      round={{
        seed,
        tally: practising === null ? tally : null,
        ...(context.mix === null && {
          asked: { settings, answers: context.timeline.map(({ isCorrect }) => isCorrect) },
        }),
      }}
      wentWell={wentWell}
      practiceNext={practiceNext}
      link={getRoundParameters(game, settings, seed)}
      actions={
        <RoundActions
          nextLevel={
            stair && {
              label: stairLabel(stair),
              icon: <StairIcon {...stair} />,
              onPlay: stair.isFound ? onAgain : () => playAt(stair.difficulty),
            }
          }
          missed={context.missed.length}
          onPractise={() => actor.send({ type: 'PRACTISE' })}
          again={again}
          againIcon={againIcon}
          // The round may have found another difficulty, which the button before this one plays.
          onAgain={stair === null ? onAgain : () => playAt(stair.played)}
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
