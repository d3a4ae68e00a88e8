import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { challengeSecondsLeft, getTier } from '../../../../machines/arithmetic-hero/challenge';
import { getNextLevel } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor, ArithmeticHeroSnapshot } from '../../../../machines/arithmetic-hero/machine';
import { CHALLENGE_TURNS, RULES } from '../../../../machines/arithmetic-hero/rules';
import { ignoreHeldKey } from '../../../play/answers/held-key';
import { useLastSeconds } from '../../../play/feedback/useAnnouncedQuestion';
import { announce } from '../../../play/internal/announcer';
import { useFocusOnMount } from '../../../play/internal/useFocusOnMount';
import { StatBar } from '../../../play/score/StatBar';
import { levelStat, scoreStat, timeStat } from '../../../play/score/stats';
import { Button } from '../../../ui/Button';
import { text } from '../text';
import { Banner } from './Banner';
import { FallingSums } from './FallingSums';
import { getBattleStatus, powerUpStats, progressStat, shieldStat, streakStat, waveStat } from './stats';

interface Props {
  readonly actor: ArithmeticHeroActor;
}

const isReady = (snapshot: ArithmeticHeroSnapshot): boolean => snapshot.matches({ playing: { challenge: 'ready' } });

export function ArcadeStatus({ actor }: Props) {
  const status = useSelector(actor, getBattleStatus, shallowEqual);
  const level = useSelector(actor, ({ context }) => context.round.settings.level);
  const wave = useSelector(actor, ({ context }) => context.round.wave);
  return (
    <StatBar
      figures={[
        shieldStat(status),
        levelStat(level),
        waveStat(wave),
        scoreStat(status.score),
        streakStat(status),
        ...powerUpStats(status),
      ]}
    />
  );
}

/** Time, score, shield, streak and active power-ups. The last seconds tick audibly. */
export function ChallengeStatus({ actor }: Props) {
  const status = useSelector(actor, getBattleStatus, shallowEqual);
  // Sums are counted only when there is no clock, because otherwise every sum would render the bar
  // again.
  const sum = useSelector(actor, ({ context: { round } }) => (round.settings.time === 'none' ? round.shown : 0));
  const tier = useSelector(actor, ({ context }) => getTier(context.round));
  const hasBegun = !useSelector(actor, isReady);
  const secondsLeft = useSelector(actor, ({ context }) => challengeSecondsLeft(context.round));
  useLastSeconds(hasBegun ? secondsLeft : null, RULES.challenge.lastSeconds);
  if (!hasBegun) return null;
  return (
    <StatBar
      figures={[
        secondsLeft === null ? progressStat(sum, CHALLENGE_TURNS) : timeStat(secondsLeft, RULES.challenge.lastSeconds),
        shieldStat(status),
        levelStat(tier),
        scoreStat(status.score),
        { ...streakStat(status), tone: 'quiet' },
        ...powerUpStats(status),
      ]}
    />
  );
}

/** Over the city: the introduction of the challenge, then banners, and the message about a new level. */
export function BattleOverlay({ actor }: Props) {
  const news = useSelector(actor, ({ context }) => context.round.news);
  const isUnlocked = useSelector(actor, (snapshot) => snapshot.matches({ playing: { arcade: 'unlocked' } }));
  const next = useSelector(actor, ({ context }) => getNextLevel(context.round.settings.level));
  if (useSelector(actor, isReady)) return <Introduction actor={actor} />;
  if (isUnlocked && next !== null) return <LevelUnlocked level={next} />;
  return (
    <>
      <FallingSums actor={actor} />
      <Banner news={news} />
    </>
  );
}

function LevelUnlocked({ level }: { readonly level: number }) {
  const title = text.play.levelUnlocked;
  const strings = text.play.nowAvailable(level);
  // Not a live region, because some screen readers skip one that appears together with its text.
  useEffect(() => announce(`${title} ${strings}`), [title, strings]);
  return (
    <div className="stage-card stage-cheer">
      <h2>{title}</h2>
      <p>{strings}</p>
    </div>
  );
}

function Introduction({ actor }: Props) {
  const begin = useFocusOnMount<HTMLButtonElement>();
  const time = useSelector(actor, ({ context }) => context.round.settings.time);
  const { challenge } = text;
  return (
    <div className="stage-card">
      <h2>{challenge.title(time)}</h2>
      <ul>
        {challenge.bullets(time).map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      <Button
        ref={begin}
        variant="accent"
        size="big"
        onKeyDown={ignoreHeldKey}
        onClick={() => actor.send({ type: 'BEGIN' })}
      >
        {challenge.begin}
      </Button>
    </div>
  );
}
