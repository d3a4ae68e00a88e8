import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { getLevel, getNextLevel } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { getHighScore, type SavedProgress } from '../../../../machines/arithmetic-hero/progress';
import {
  calculateAccuracy,
  getAccuracyGrade,
  getScoreGrade,
  practiceTopic,
} from '../../../../machines/arithmetic-hero/rules';
import type { Result } from '../../../../machines/arithmetic-hero/session';
import { correctRatio, STARS, toStars } from '../../../../machines/core/stars';
import { playSound } from '../../../device/sound';
import { throwConfetti } from '../../../play/feedback/confetti';
import { BackToMenuButton } from '../../../play/frame/BackToMenuButton';
import { MistakeList } from '../../../play/result/MistakeList';
import { ResultCard } from '../../../play/result/ResultCard';
import { ResultScore } from '../../../play/result/ResultScore';
import { RoundActions } from '../../../play/result/RoundActions';
import { getPracticeProgress, practiceCount, practiceSummary, practiceTitle } from '../../../play/round/practice';
import { StatList } from '../../../play/score/StatList';
import { formatEquation } from '../../../ui/format';
import { lazyOptionalPart } from '../../../ui/lazy-page';
import { Progress } from '../../../ui/Progress';
import { linkParameters } from '../link';
import { text } from '../text';

interface Props {
  readonly actor: ArithmeticHeroActor;
  readonly reducedMotion: boolean;
  readonly onAgain: () => void;
}

/** The next level, if the player can play it. */
function openLevelAfter({ round }: Result, { progress }: SavedProgress): number | null {
  const next = round.mode === 'arcade' ? getNextLevel(round.level) : null;
  return next !== null && next <= progress.unlockedLevels ? next : null;
}

/** The level that this round would have unlocked with a higher score, and the score it takes. */
function goalOf(
  { round }: Result,
  { progress }: SavedProgress,
): { readonly level: number; readonly score: number } | null {
  if (round.mode !== 'arcade' || round.level !== progress.unlockedLevels) return null;
  const next = getNextLevel(round.level);
  return next === null ? null : { level: next, score: getLevel(round.level).unlockThreshold };
}

export function Result({ actor, reducedMotion, onAgain }: Props) {
  const result = useSelector(actor, ({ context }) => context.result);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const missed = useSelector(actor, ({ context }) => context.missed);
  const practising = useSelector(actor, ({ context }) => getPracticeProgress(context), shallowEqual);
  const isGreat =
    practising === null
      ? result !== null && (result.isNewHighScore || result.openedLevel !== null)
      : practising.fixed === practising.total;
  useEffect(() => {
    playSound(isGreat ? 'levelUp' : 'finish');
    if (isGreat) throwConfetti({ particles: 90, over: 'result' }, reducedMotion);
  }, [isGreat, reducedMotion]);
  if (result === null) return null;

  const { over } = text;
  const { tally, round, openedLevel } = result;
  const answers = tally.solved + tally.wrong + tally.landed;
  return (
    <ResultCard
      title={practising === null ? over.title : practiceTitle(practising)}
      praise={practising === null ? over.praise[getScoreGrade(tally.score)] : practiceSummary(practising)}
      count={practising === null ? { number: tally.solved, of: answers, unit: 'right' } : practiceCount(practising)}
      stars={
        practising === null ? { count: toStars(correctRatio({ right: tally.solved, answers })), max: STARS.max } : null
      }
      hasHat={false}
      prizes={practising === null && hasUnlocked(result) && <Unlocked result={result} />}
      score={
        practising === null && (
          <ResultScore
            points={{ label: over.score, score: tally.score }}
            right={tally.solved}
            best={getHighScore(saved, round)}
            isNewBest={result.isNewHighScore}
          />
        )
      }
      figures={
        practising === null && (
          <>
            <Goal result={result} saved={saved} />
            <Tally result={result} />
          </>
        )
      }
      wentWell={over.wentWell(tally.solved, tally.streak.longest)}
      practiceNext={over.practiceNext(practiceTopic(tally.mistakes), {
        solved: tally.solved,
        openLevel: openLevelAfter(result, saved),
      })}
      link={linkParameters(settings, seed)}
      actions={
        <RoundActions
          nextLevel={
            openedLevel === null
              ? null
              : {
                  label: over.playLevel(openedLevel),
                  onPlay: () => {
                    actor.send({ type: 'CHOOSE_LEVEL', level: openedLevel });
                    onAgain();
                  },
                }
          }
          missed={missed.length}
          onPractise={() => actor.send({ type: 'PRACTISE' })}
          again={over.again}
          onAgain={onAgain}
        />
      }
      buttons={<BackToMenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })}>{over.menu}</BackToMenuButton>}
    >
      <MistakeList
        missed={missed.map((mistake, index) => ({
          key: index,
          answered: formatEquation(mistake),
          why: text.play.why(mistake),
        }))}
      />
    </ResultCard>
  );
}

// If they cannot be loaded, they are still among the rewards.
const AchievementsWon = lazyOptionalPart(() => import('./AchievementsWon'));

const hasUnlocked = ({ openedLevel, achievements }: Result): boolean => openedLevel !== null || achievements.length > 0;

/** What a round has unlocked: a level and achievements. */
function Unlocked({ result: { openedLevel, achievements } }: { readonly result: Result }) {
  const { over } = text;
  return (
    <>
      {openedLevel !== null && (
        <div className="prize">
          <h3>{over.newLevel}</h3>
          <p>{over.reached(openedLevel)}</p>
        </div>
      )}
      {achievements.length > 0 && (
        <Suspense>
          <AchievementsWon achievements={achievements} />
        </Suspense>
      )}
    </>
  );
}

interface GoalProps {
  readonly result: Result;
  readonly saved: SavedProgress;
}

/** How far the score is from unlocking the next level. */
function Goal({ result, saved }: GoalProps) {
  const { over } = text;
  const { score } = result.tally;
  const goal = goalOf(result, saved);
  return (
    goal !== null && (
      <Progress
        label={over.toGo(goal.level)}
        value={score}
        max={goal.score}
        valueText={over.ofGoal(score, goal.score)}
      />
    )
  );
}

function Tally({ result: { tally } }: { readonly result: Result }) {
  const { over } = text;
  const accuracy = calculateAccuracy(tally);
  return (
    <StatList
      of="round"
      items={[
        { name: 'best-streak', label: over.bestStreak, value: tally.streak.longest },
        {
          name: 'accuracy',
          label: over.accuracy,
          value: accuracy,
          text: `${accuracy}%`,
          note: over.onAccuracy[getAccuracyGrade(accuracy)],
        },
        { name: 'solved', label: over.solved, value: tally.solved },
      ]}
    />
  );
}
