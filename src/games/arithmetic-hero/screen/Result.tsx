import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { getLevelBefore, getNextLevel, type LevelId } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { getHighScore, type SavedProgress } from '../../../../machines/arithmetic-hero/progress';
import { getScoreGrade, practiceTopic } from '../../../../machines/arithmetic-hero/rules';
import type { Result } from '../../../../machines/arithmetic-hero/session';
import { getStep } from '../../../../machines/core/stairs';
import { correctRatio, STARS, toStars } from '../../../../machines/core/stars';
import { playSound } from '../../../device/sound';
import { throwConfetti } from '../../../play/feedback/confetti';
import { BackToMenuButton } from '../../../play/frame/BackToMenuButton';
import { MistakeList } from '../../../play/result/MistakeList';
import { ResultCard } from '../../../play/result/ResultCard';
import { ResultScore } from '../../../play/result/ResultScore';
import { RoundActions } from '../../../play/result/RoundActions';
import { right } from '../../../play/result/text';
import { isRoundOfUrl } from '../../../play/round/dealing';
import { getPracticeProgress, practiceCount, practiceSummary, practiceTitle } from '../../../play/round/practice';
import { formatEquation } from '../../../ui/format';
import { linkParameters } from '../link';
import { text } from '../text';
import { Goal, hasUnlocked, Tally, Unlocked } from './result-parts';

interface Props {
  readonly actor: ArithmeticHeroActor;
  readonly reducedMotion: boolean;
  readonly onAgain: () => void;
}

/** The next level, if the player can play it. */
function openLevelAfter({ round }: Result, { progress }: SavedProgress): LevelId | null {
  const next = round.mode === 'arcade' ? getNextLevel(round.level) : null;
  return next !== null && next <= progress.unlockedLevels ? next : null;
}

/** The level that suits the player better than the one of this round; null if there is none. */
function betterLevelAfter(result: Result, saved: SavedProgress): LevelId | null {
  const { solved, wrong, landed } = result.tally;
  const { mode, level } = result.round;
  const step = mode === 'arcade' ? getStep({ right: solved, answers: solved + wrong + landed }) : 0;
  if (step > 0) return openLevelAfter(result, saved);
  return step < 0 ? getLevelBefore(level) : null;
}

export function Result({ actor, reducedMotion, onAgain }: Props) {
  const result = useSelector(actor, ({ context }) => context.result);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const before = useSelector(actor, ({ context }) => context.before);
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
  const nextLevel =
    openedLevel ?? (practising === null && !isRoundOfUrl({ seed }) ? betterLevelAfter(result, saved) : null);
  return (
    <ResultCard
      title={practising === null ? over.title : practiceTitle(practising)}
      praise={practising === null ? over.praise[getScoreGrade(tally.score)] : practiceSummary(practising)}
      count={practising === null ? { number: tally.solved, of: answers, unit: right } : practiceCount(practising)}
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
            questions={answers}
            best={getHighScore(saved, round)}
            isNewBest={result.isNewHighScore}
            hadBest={getHighScore(before, round) > 0}
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
            nextLevel === null
              ? null
              : {
                  label: over.playLevel(nextLevel),
                  onPlay: () => {
                    actor.send({ type: 'CHOOSE_LEVEL', level: nextLevel });
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
