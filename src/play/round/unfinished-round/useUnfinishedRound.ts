/*
 * Stores a game's round when its page is left in the middle, and can continue a stored round. The machine is replayed
 * before it has listeners, so nothing is counted or heard twice.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate';
import { GameClock } from '../../../../machines/core/clock';
import { RoundLog, type RoundStart, replayRound, startOfMix } from '../../../../machines/core/round-log';
import type { Game } from '../../../catalogue/define-game';
import { holdPageLock, isPageLocked, PAGE_ID } from '../../../device/page-lock';
import {
  findUnfinishedRound,
  forgetPageRound,
  forgetUnfinishedRound,
  type StateBeforeRound,
  storeUnfinishedRound,
  type UnfinishedRound,
} from '../../../device/unfinished-round';
import { readUrlOptions } from '../../../device/url-options';
import { restoreFocus } from '../../internal/restore-focus';
import { currentRoundStore } from '../current-round';
import { usePlayMode } from '../play-mode';
import { type ProgressState, readStateBeforeRound, replayInput } from './replay-state';
import { resumeOfferStore } from './resume-offer';

/** The part of a machine's input that a round depends on. */
interface PageInput {
  readonly seed: number;
  readonly settings: object;
  readonly mix?: RoundStart<unknown>['mix'];
  readonly startsAtOnce?: boolean;
  readonly questions?: number | undefined;
}

interface Opened<Snapshot> {
  readonly game: Game;
  readonly actor: AnyActor;
  readonly clock: GameClock;
  readonly input: PageInput;
  readonly reached: ProgressState;
  readonly isInRound: (snapshot: Snapshot) => boolean;
}

/** Input of the machine: the result of `make`, adjusted to the round to continue. */
export function useMachineInput<Input extends PageInput>(
  clock: GameClock,
  reached: ProgressState,
  make: () => Input,
): Input {
  const resumed = usePlayMode().stores.unfinishedRound?.resumed ?? null;
  const [input] = useState(() => (resumed === null ? make() : replayInput(make(), resumed, reached, clock)));
  return input;
}

/** Actors that have already been replayed. In development React runs initialisers twice. */
const replayedActors = new WeakSet<AnyActor>();

/**
 * Replays a machine up to the point where its round was left, and sends the progress made since then. The player
 * resumes when ready, except in games without a menu, where the offer itself was a pause.
 */
function bringBack({ game, actor, clock, reached }: Opened<never>, round: UnfinishedRound): void {
  if (replayedActors.has(actor)) return;
  replayedActors.add(actor);
  replayRound(actor, clock, round);
  if (reached.otherTabEvent !== null) actor.send({ type: reached.otherTabEvent, ...Object(reached.storedState.now()) });
  if (game.opensWith === 'menu') clock.pause();
}

/** Whether the current version of the machine replays a round to the point where it was left. Tried on a copy. */
function canReplay({ actor, input, reached }: Opened<never>, round: UnfinishedRound): boolean {
  const clock = new GameClock();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every game is a chart
  const machine = actor.logic as AnyStateMachine;
  try {
    const trial = createActor(machine, { input: replayInput(input, round, reached, clock), clock });
    const isReplayed = replayRound(trial, clock, round);
    trial.stop();
    return isReplayed;
  } catch {
    return false;
  }
}

function isOpenAddress(): boolean {
  const { seed, facts, startsAtOnce } = readUrlOptions(location.search);
  return seed === null && facts === null && !startsAtOnce;
}

function newRound({ input, clock, reached }: Opened<never>) {
  const { seed, settings, mix = null, startsAtOnce = false, questions } = input;
  return {
    begun: {
      seed,
      settings: Object(settings),
      mix: mix && startOfMix(mix),
      startsAtOnce,
      questions,
      atMs: clock.now,
      around: readStateBeforeRound(reached),
    },
    deeds: [],
  };
}

/**
 * Stores the round of this page for an hour if it is left in the middle, and offers to continue the last unfinished
 * round.
 */
export function useUnfinishedRound<Snapshot>(opened: Opened<Snapshot>): void {
  const { game, actor, clock, reached, isInRound } = opened;
  useEffect(() => currentRoundStore.set({ game, actor }), [game, actor]);
  const {
    start,
    stores: { unfinishedRound },
  } = usePlayMode();
  const [log] = useState(() => {
    if (unfinishedRound === null) return null;
    const { resumed } = unfinishedRound;
    if (resumed !== null) bringBack(opened, resumed);
    // Once a round begins, the offer is no longer needed.
    const begin = (): StateBeforeRound => {
      withdraw();
      return readStateBeforeRound(reached);
    };
    return new RoundLog(actor, clock, begin, resumed ?? newRound(opened));
  });

  const keep = useEffectEvent((pageState: 'hidden' | 'gone'): 'kept' | 'nothing' => {
    if (log === null || !log.isBegun || !isInRound(actor.getSnapshot())) return 'nothing';
    storeUnfinishedRound({ ...log.take(), game: game.id, leftAt: Date.now(), page: PAGE_ID, pageState });
    return 'kept';
  });
  useLayoutEffect(() => {
    let release: (() => void) | null = null;
    let state: 'here' | 'left' = 'here';
    const letGo = () => {
      release?.();
      release = null;
    };
    const leave = () => {
      letGo();
      if (keep('gone') === 'kept') state = 'left';
    };
    const follow = () => {
      if (document.hidden) {
        if (keep('hidden') === 'nothing') return;
        state = 'left';
        release ??= holdPageLock();
      } else if (state === 'left') {
        // The page was only hidden for a while.
        state = 'here';
        letGo();
        forgetPageRound(PAGE_ID);
      }
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', follow);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);

  const findLeft = useEffectEvent((): UnfinishedRound | null =>
    start === null && unfinishedRound?.resumed === null && isOpenAddress()
      ? findUnfinishedRound(game.id, Date.now())
      : null,
  );
  const offer = useEffectEvent((left: UnfinishedRound): (() => void) | undefined => {
    // A round may have begun while the page waited for the browser's reply.
    if (unfinishedRound === null || log?.isBegun === true) return undefined;
    if (!canReplay(opened, left)) {
      forgetUnfinishedRound();
      return undefined;
    }
    const resume = () => {
      withdraw();
      unfinishedRound.goOn(left);
    };
    const decline = () => {
      withdraw();
      clock.resume();
    };
    resumeOfferStore.set({ title: game.heading, resume, decline });
    // A game that opens with a question pauses until the choice is made.
    if (game.opensWith === 'question') clock.pause();
    const hear = clock.subscribe(() => {
      if (!clock.isPaused) withdraw();
    });
    return () => {
      hear();
      resumeOfferStore.set(null);
    };
  });
  useLayoutEffect(() => {
    const left = findLeft();
    if (left === null) return undefined;
    const { page = PAGE_ID, pageState } = left;
    if (pageState !== 'hidden' || page === PAGE_ID) return offer(left);
    // Another tab may only be hidden. Then its round can still continue there.
    let end: (() => void) | undefined;
    let isShown = true;
    const offerIfGone = async () => {
      if (!(await isPageLocked(page)) && isShown) end = offer(left);
    };
    void offerIfGone();
    return () => {
      isShown = false;
      end?.();
    };
  }, []);

  const isResumed = log !== null && unfinishedRound?.resumed !== null;
  useEffect(() => {
    if (!isResumed) return undefined;
    // The button that was pressed has disappeared.
    return restoreFocus(document.getElementById('main'));
  }, [isResumed]);
}

/** Removes the offer and the stored round. */
function withdraw(): void {
  forgetUnfinishedRound();
  resumeOfferStore.set(null);
}
