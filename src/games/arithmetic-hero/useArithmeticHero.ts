import { useActorRef } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import {
  type ArithmeticHeroActor,
  type ArithmeticHeroSnapshot,
  arithmeticHeroMachine,
} from '../../../machines/arithmetic-hero/machine';
import { ANSWER_MODES, MODES } from '../../../machines/arithmetic-hero/rules';
import type { Settings } from '../../../machines/arithmetic-hero/session';
import type { GameClock } from '../../../machines/core/clock';
import { openChoicesStore } from '../../device/choices';
import { useEvents } from '../../play/feedback/round-events';
import { isOneSwitchOn } from '../../play/round/answer-mode';
import type { GameStart } from '../../play/round/game-start';
import { combineStoredStates, createStoredState } from '../../play/round/unfinished-round/replay-state';
import { useMachineInput, useUnfinishedRound } from '../../play/round/unfinished-round/useUnfinishedRound';
import { useGameStart } from '../../play/round/useGameStart';
import { useRecordAnswers } from '../../play/round/useRecordAnswers';
import { useRememberChoices } from '../../play/useGame';
import { game } from './game';
import {
  onOtherTabChange,
  otherHighScoresStore,
  progressStore,
  readAnswerMode,
  readSavedProgress,
  storeChange,
} from './progress-stores';

/** Settings from the URL, and otherwise those that this device remembers, unless a link has a seed. */
function settingsOf({ time, switches: { seed, setting } }: GameStart): Settings {
  const chosen = (seed === null && openChoicesStore(game)?.read()) || {};
  const { unlockedLevels } = progressStore.read();
  const asked = setting('level', LEVEL_IDS.map(String));
  const level = asked ?? chosen['level'];
  const known = LEVEL_IDS.find((id) => String(id) === level) ?? 1;
  return {
    mode: setting('mode', MODES) ?? MODES.find((mode) => mode === chosen['mode']) ?? 'arcade',
    // A remembered level can be locked again if all progress was deleted.
    level: asked === null && known > unlockedLevels ? 1 : known,
    // A player with one switch cannot type.
    answers: isOneSwitchOn() ? 'choice' : (setting('answers', ANSWER_MODES) ?? readAnswerMode()),
    time,
  };
}

interface ArithmeticHero {
  readonly actor: ArithmeticHeroActor;
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
}

const REACHED = {
  storedState: combineStoredStates({
    saved: combineStoredStates({
      progress: createStoredState(progressStore),
      otherBests: createStoredState(otherHighScoresStore),
    }),
  }),
  otherTabEvent: 'SAVED_ELSEWHERE',
};

const isInRound = (snapshot: ArithmeticHeroSnapshot): boolean => snapshot.matches('playing');

/** Starts the game on its own clock with the settings from the URL, and stores its progress on the device. */
export function useArithmeticHero(): ArithmeticHero {
  const start = useGameStart();
  const { switches, clock, reducedMotion } = start;
  const input = useMachineInput(clock, REACHED, () => ({
    clock,
    ...start.dealing,
    settings: settingsOf(start),
    saved: readSavedProgress(),
    startsAtOnce: switches.startsAtOnce,
  }));
  const actor = useActorRef(arithmeticHeroMachine, { input, clock });
  useUnfinishedRound({ game, actor, clock, input, reached: REACHED, isInRound });
  useRememberChoices(actor, game);

  // A layout effect, because the clean-up of a normal effect stops the actor. Here the actor still
  // receives PAGE_LEFT.
  useLayoutEffect(() => {
    const subscription = actor.on('CHANGED', ({ change }) => storeChange(change));
    const leave = onOtherTabChange((saved) => actor.send({ type: 'SAVED_ELSEWHERE', saved }));
    // Leaving the page counts the score as the end of a round would, so that nothing earned is lost. When
    // a tablet closes a page from the list of apps, the page only receives the event that it is hidden.
    const judge = () => actor.send({ type: 'PAGE_LEFT' });
    const judgeHidden = () => {
      if (document.hidden) judge();
    };
    globalThis.addEventListener('pagehide', judge);
    document.addEventListener('visibilitychange', judgeHidden);
    return () => {
      judge();
      globalThis.removeEventListener('pagehide', judge);
      document.removeEventListener('visibilitychange', judgeHidden);
      leave();
      subscription.unsubscribe();
    };
  }, [actor]);

  useRecordAnswers(actor, useEvents(actor));
  return { actor, clock, reducedMotion };
}
