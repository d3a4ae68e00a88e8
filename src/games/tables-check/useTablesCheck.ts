import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import {
  type TablesCheckActor,
  type TablesCheckSnapshot,
  tablesCheckMachine,
} from '../../../machines/tables-check/machine';
import { getMissedEntries, isCompleteCheck } from '../../../machines/tables-check/review';
import { getCheckConditions, type Settings } from '../../../machines/tables-check/rules';
import type { Session } from '../../../machines/tables-check/session';
import { scanningStore } from '../../device/scanning';
import { settingsStore } from '../../device/settings';
import { randomSeed } from '../../device/url-options';
import { useEvents } from '../../play/feedback/round-events';
import { usePlayMode } from '../../play/round/play-mode';
import { combineStoredStates } from '../../play/round/unfinished-round/replay-state';
import { useMachineInput, useUnfinishedRound } from '../../play/round/unfinished-round/useUnfinishedRound';
import { useAnswerMode } from '../../play/round/useAnswerMode';
import { useGameStart } from '../../play/round/useGameStart';
import { useRecordAnswers } from '../../play/round/useRecordAnswers';
import { initialSettings, useRememberChoices } from '../../play/useGame';
import { checksStore, checksToStore, type SavedCheck } from './checks-store';
import { game } from './game';
import { adoptStoredScan } from './stored-scan';

export interface RunningCheck {
  readonly actor: TablesCheckActor;
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
  readonly start: () => void;
}

/** If the mode sets the pace, nothing is read out and nothing waits for the player. */
const PACED = {
  time: 'none',
  next: 'off',
  aloud: 'off',
  reader: 'off',
  scan: 'off',
  speech: 'off',
  pad: 'on',
} as const;

const READ = { aloud: 'on' } as const;

/** Earlier checks do not affect this one. */
const REACHED = { storedState: combineStoredStates({}), otherTabEvent: null };

const isInRound = (snapshot: TablesCheckSnapshot): boolean => !snapshot.hasTag('menu') && !snapshot.hasTag('result');

export const toSavedCheck = ({ round, settings }: Session, at: string): SavedCheck => ({
  at,
  score: round.score,
  ms: round.entries.reduce((total, { ms }) => total + ms, 0),
  manners: [...getCheckConditions(settings, round.pauses)],
  missed: getMissedEntries(round.entries).map(({ question: { first, second } }) => `${first}x${second}`),
});

/** Starts the check on its own clock with the settings from the URL, and stores each completed check on the device. */
export function useTablesCheck(): RunningCheck {
  // This must run before anything checks whether scanning is on.
  useState(adoptStoredScan);
  // A check is the same for everyone, so its questions are not adapted to the player.
  const { switches, clock, dealing, time, reducedMotion } = useGameStart(false);
  const mode = usePlayMode();
  const { pace, stores } = mode;
  const input = useMachineInput(clock, REACHED, () => ({
    seed: dealing.seed,
    settings: {
      ...initialSettings<Omit<Settings, 'scan'>>(game, switches, time, mode),
      scan: scanningStore.read() === null ? 'off' : 'on',
      // "Read to me" in the sheet asks for what this check has of its own.
      ...(settingsStore.read().isVoiceOn && READ),
      ...(pace && PACED),
    } satisfies Settings,
    startsAtOnce: switches.startsAtOnce,
    pace,
    clock,
  }));
  const actor = useActorRef(tablesCheckMachine, { input, clock });
  useUnfinishedRound({ game, actor, clock, input, reached: REACHED, isInRound });
  useRememberChoices(actor, game);
  useAnswerMode(actor, game, switches);
  useRecordAnswers(actor, useEvents(actor));
  useEffect(() => {
    const finishing = actor.on('finished', () => {
      const { context } = actor.getSnapshot();
      if (stores.progress && isCompleteCheck(context.round))
        checksStore.update((checks) => checksToStore([...checks, toSavedCheck(context, new Date().toISOString())]));
    });
    const notePause = () => {
      if (clock.isPaused) actor.send({ type: 'PAUSED' });
    };
    // A resumed check starts paused, which counts as a pause.
    notePause();
    const leave = clock.subscribe(notePause);
    return () => {
      leave();
      finishing.unsubscribe();
    };
  }, [actor, clock, stores.progress]);
  const start = useCallback(() => actor.send({ type: 'START', seed: randomSeed() }), [actor]);
  return { actor, clock, reducedMotion, start };
}
