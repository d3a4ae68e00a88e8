import { type ReactNode, useEffect, useState } from 'react';
import { sailHome } from '../../../../machines/core/day-voyage';
import { addPlay, isLimitReached } from '../../../../machines/core/play-limit';
import { dayVoyageStore } from '../../../device/day-voyage';
import { learningStore } from '../../../device/learning';
import { subscribeToPlaying } from '../../../device/offline/subscribe-to-playing';
import { playLimitStore } from '../../../device/play-limit';
import { getToday } from '../../../device/today';
import { NextStopContext } from '../../result/next-game';
import { countPlay, readPlayState } from '../count-play';
import { BoatIsHome } from './BoatIsHome';
import { SailHome } from './SailHome';

/** How often the calm page looks whether it is another day. */
const HOME_STEP_MS = 60_000;
/** A round that has not ended by then, such as one without an end, ends after its next answer. */
const GRACE_MS = 2 * 60_000;
/** The time to see whether that answer was right. */
const VERDICT_MS = 2500;

const isReached = (): boolean => isLimitReached(playLimitStore.read(), getToday());

type Stage = 'open' | 'lastRound' | 'lastResult' | 'home';

function nextStage(stage: Stage): Stage {
  if (!isReached()) return 'open';
  if (stage === 'home') return stage;
  const shown = readPlayState();
  if (shown === 'result') return 'lastResult';
  return shown === 'other' || stage === 'lastResult' ? 'home' : 'lastRound';
}

const SAIL_HOME = <SailHome />;

/**
 * A game within the minutes of play that a grown-up has set. When they are over, the round goes on to its end, its
 * result leads home, and then the boat stays there until the next day.
 */
export function LimitedPlay({ children }: { readonly children: ReactNode }) {
  const [stage, setStage] = useState<Stage>(isReached() ? 'home' : 'open');
  const isHome = stage === 'home';
  useEffect(() => {
    if (isHome) return undefined;
    const stop = countPlay((ms) => {
      if (ms > 0) playLimitStore.update((limit) => addPlay(limit, getToday(), ms));
      setStage(nextStage);
    });
    // A page between two states shows nothing for a moment, which the next step can tell from a menu.
    const leave = subscribeToPlaying(() => readPlayState() !== 'other' && setStage(nextStage));
    return () => {
      stop();
      leave();
    };
  }, [isHome]);
  useEffect(() => {
    if (!isHome) return undefined;
    // An installed app can stay open for days, and the next day has minutes of its own.
    const look = () => setStage(nextStage);
    const timer = setInterval(look, HOME_STEP_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isHome]);
  // A last round that is not on the voyage ends it too. One that is has already landed when its result is seen.
  const isOver = isHome || stage === 'lastResult';
  useEffect(() => {
    if (isOver) dayVoyageStore.update((voyages) => sailHome(voyages, getToday()));
  }, [isOver]);
  useEffect(() => {
    if (stage !== 'lastRound') return undefined;
    let verdict: ReturnType<typeof setTimeout> | undefined;
    let leave = () => {};
    const grace = setTimeout(() => {
      // Every answer changes the memory.
      leave = learningStore.subscribe(() => {
        verdict ??= setTimeout(() => setStage('home'), VERDICT_MS);
      });
    }, GRACE_MS);
    return () => {
      clearTimeout(grace);
      clearTimeout(verdict);
      leave();
    };
  }, [stage]);
  if (isHome) return <BoatIsHome />;
  return <NextStopContext value={stage === 'lastResult' ? SAIL_HOME : null}>{children}</NextStopContext>;
}
