/*
 * Keeps the round of a game when its page is left in the middle of it, and goes on with one that was kept. The machine is
 * played again before anybody hears it: nothing is counted or sounds a second time.
 */
import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate';
import { GameClock } from '../../../machines/core/clock';
import { playAgain, RoundLog } from '../../../machines/core/round-log';
import {
  forgetRound,
  forgetRoundOf,
  type KnownBefore,
  keepRound,
  type LeftRound,
  leftRoundOf,
} from '../../device/left-round';
import { holdPageLock, isPageLocked, PAGE } from '../../device/page-lock';
import { readSwitches } from '../../device/switches';
import type { Game } from '../../games/define-game';
import { toReadStore } from '../aloud/to-read';
import { announce } from '../announcer';
import { useClass } from '../class/class-context';
import { takeLostFocus } from '../lost-focus';
import { AloneContext, offerStore } from './alone';
import { inputAgain, knownNow, type Reached } from './known-before';

/** What a machine is given, as far as a round depends on it. */
interface PageInput {
  readonly seed: number;
  readonly settings: object;
  readonly mix?: { readonly only: readonly string[] | null } | null;
  readonly startsAtOnce?: boolean;
}

/** A game whose machine is about to run. */
interface Opened<Snapshot> {
  readonly game: Game;
  readonly actor: AnyActor;
  readonly clock: GameClock;
  readonly input: PageInput;
  readonly reached: Reached;
  readonly isInRound: (snapshot: Snapshot) => boolean;
}

/** What a machine is given on this page: as `make` says, or what the round that is gone on with began with. */
export function useInput<Input extends PageInput>(clock: GameClock, reached: Reached, make: () => Input): Input {
  const resumed = use(AloneContext)?.resumed ?? null;
  const [input] = useState(() => (resumed === null ? make() : inputAgain(make(), resumed, reached, clock)));
  return input;
}

/** Actors that were brought to where their round stood: in development React does such things twice. */
const broughtThere = new WeakSet<AnyActor>();

/**
 * Brings a machine to where its round stood, and tells it what was reached since then. The player goes on when ready: who
 * was asked in the game's own pause has said so.
 */
function bringThere({ game, actor, clock, reached }: Opened<never>, round: LeftRound): void {
  if (broughtThere.has(actor)) return;
  broughtThere.add(actor);
  playAgain(actor, clock, round);
  if (reached.elsewhere !== null) actor.send({ type: reached.elsewhere, ...Object(reached.held.now()) });
  if (game.opensWith === 'menu') clock.pause();
}

/** Whether a round comes to where it stood, by the machine as it is today: tried on one that nobody sees. */
function comesThere({ actor, input, reached }: Opened<never>, round: LeftRound): boolean {
  const clock = new GameClock();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every game is a chart
  const machine = actor.logic as AnyStateMachine;
  try {
    const trial = createActor(machine, { input: inputAgain(input, round, reached, clock), clock });
    const isThere = playAgain(trial, clock, round);
    trial.stop();
    return isThere;
  } catch {
    return false;
  }
}

/** Whether the address leaves it open what is played here. */
function isOpenAddress(): boolean {
  const { seed, facts, startsAtOnce } = readSwitches(location.search);
  return seed === null && facts === null && !startsAtOnce;
}

const firstOf = ({ input: { seed, settings, mix = null, startsAtOnce = false }, clock, reached }: Opened<never>) => ({
  begun: {
    seed,
    settings: Object(settings),
    mix: mix && { only: mix.only },
    startsAtOnce,
    atMs: clock.now,
    around: knownNow(reached),
  },
  deeds: [],
});

/** Keeps the round of this page for an hour where it is left in the middle, and offers the one that was left before. */
export function useLeftRound<Snapshot>(opened: Opened<Snapshot>): void {
  const { game, actor, clock, reached, isInRound } = opened;
  const alone = use(AloneContext);
  const isOfClass = (useClass()?.Code ?? null) !== null;
  const isStored = alone !== null && !isOfClass;
  const [log] = useState(() => {
    if (!isStored) return null;
    const { resumed } = alone;
    if (resumed !== null) bringThere(opened, resumed);
    // Who begins a round has no use for another one.
    const begin = (): KnownBefore => {
      withdraw();
      return knownNow(reached);
    };
    return new RoundLog(actor, clock, begin, resumed ?? firstOf(opened));
  });

  const keep = useEffectEvent((pageState: 'hidden' | 'gone'): 'kept' | 'nothing' => {
    if (log === null || !log.isBegun || !isInRound(actor.getSnapshot())) return 'nothing';
    keepRound({ ...log.take(), game: game.id, leftAt: Date.now(), page: PAGE, pageState });
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
        // It was not left after all.
        state = 'here';
        letGo();
        forgetRoundOf(PAGE);
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

  const findLeft = useEffectEvent((): LeftRound | null =>
    isStored && alone.resumed === null && isOpenAddress() ? leftRoundOf(game.id, Date.now()) : null,
  );
  const offer = useEffectEvent((left: LeftRound): (() => void) | undefined => {
    // A round may have begun while the browser was asked.
    if (alone === null || log?.isBegun === true) return undefined;
    if (!comesThere(opened, left)) {
      forgetRound();
      return undefined;
    }
    const goOn = () => {
      withdraw();
      alone.goOn(left);
    };
    const decline = () => {
      withdraw();
      clock.resume();
    };
    offerStore.set({ title: game.heading, goOn, decline });
    // Where a question comes at once, it waits for the choice, as in a pause.
    if (game.opensWith === 'question') clock.pause();
    const hear = clock.subscribe(() => {
      if (!clock.isPaused) withdraw();
    });
    return () => {
      hear();
      offerStore.set(null);
    };
  });
  useLayoutEffect(() => {
    const left = findLeft();
    if (left === null) return undefined;
    const { page = PAGE, pageState } = left;
    if (pageState !== 'hidden' || page === PAGE) return offer(left);
    // Another tab may only be hidden: then its round goes on there.
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

  const isResumed = log !== null && alone?.resumed !== null;
  useEffect(() => {
    if (!isResumed) return undefined;
    // What was read out as the page was made fell silent in its pause.
    const hear = clock.subscribe(() => {
      if (!clock.isPaused) endSilence();
    });
    const endSilence = () => {
      hear();
      announce(toReadStore.read());
    };
    // What was pressed to go on is gone.
    const giveFocus = takeLostFocus(document.getElementById('main'));
    return () => {
      hear();
      giveFocus();
    };
  }, [isResumed, clock]);
}

/** What is offered is so no more, and nothing is left of it. */
function withdraw(): void {
  forgetRound();
  offerStore.set(null);
}
