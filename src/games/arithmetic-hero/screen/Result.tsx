import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
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
import { PracticeRing } from '../../../play/result/PracticeRing';
import { ResultCard } from '../../../play/result/ResultCard';
import { ResultScore } from '../../../play/result/ResultScore';
import { RoundActions } from '../../../play/result/RoundActions';
import { getPracticeProgress, practiceSummary, practiceTitle } from '../../../play/round/practice';
import { StatList } from '../../../play/score/StatList';
import { formatEquation } from '../../../ui/format';
import { Progress } from '../../../ui/Progress';
import { linkParameters } from '../link';
import { text } from '../text';
import { AchievementCard } from './AchievementCard';

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
  const { tally, round } = result;
  const ratio = correctRatio({ right: tally.solved, answers: tally.solved + tally.wrong + tally.landed });
  return (
    <div className="game-sheet">
      <ResultCard
        title={practising === null ? over.title : practiceTitle(practising)}
        praise={practising === null ? over.praise[getScoreGrade(tally.score)] : practiceSummary(practising)}
        figure={
          practising !== null ? (
            <PracticeRing {...practising} />
          ) : (
            <ResultScore
              label={over.score}
              score={tally.score}
              best={getHighScore(saved, round)}
              isNewBest={result.isNewHighScore}
              ratio={ratio}
              stars={{ count: toStars(ratio), max: STARS.max }}
            />
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
            missed={missed.length}
            onPractise={() => actor.send({ type: 'PRACTISE' })}
            again={over.again}
            onAgain={onAgain}
          />
        }
        buttons={<BackToMenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })}>{over.menu}</BackToMenuButton>}
      >
        {practising === null && <RoundRewards result={result} saved={saved} />}
        <MistakeList
          missed={missed.map((mistake, index) => ({
            key: index,
            answered: formatEquation(mistake),
            why: text.play.why(mistake),
          }))}
        />
      </ResultCard>
    </div>
  );
}

/** The results of a round, and what it unlocked. */
function RoundRewards({ result, saved }: { readonly result: Result; readonly saved: SavedProgress }) {
  const { over } = text;
  const { tally } = result;
  const goal = goalOf(result, saved);
  return (
    <>
      <Tally result={result} />
      {goal !== null && (
        <Progress
          label={over.toGo(goal.level)}
          value={tally.score}
          max={goal.score}
          valueText={over.ofGoal(tally.score, goal.score)}
        />
      )}
      {result.openedLevel !== null && (
        <div className="rounded-medium bg-tint-violet px-5 py-4 text-on-tint-violet">
          <h3>{over.newLevel}</h3>
          <p>{over.reached(result.openedLevel)}</p>
        </div>
      )}
      {result.achievements.length > 0 && (
        <section>
          <h3>{over.achievements}</h3>
          <ul className="achievement-list">
            {result.achievements.map((achievement) => (
              <AchievementCard key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        </section>
      )}
    </>
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
