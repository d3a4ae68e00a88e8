import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { ActorRefFrom, EventObject } from 'xstate';
import type { GameClock } from '../../machines/core/clock';
import type { questionGame } from '../../machines/core/question-game';
import type { QuestionRound, QuestionSettings } from '../../machines/core/question-rules';
import type { TimeSetting } from '../../machines/core/time-setting';
import type { Game } from '../catalogue/define-game';
import { openChoicesStore } from '../device/choices';
import { openPersonalBestsStore } from '../device/personal-bests';
import type { UrlOptions } from '../device/url-options';
import { useEvents } from './feedback/round-events';
import { initialAnswers } from './round/answer-mode';
import { dealNextRound } from './round/dealing';
import { readDeviceChoices, useDeviceChoices } from './round/device-choices';
import { type PlayMode, usePlayMode } from './round/play-mode';
import { shortRoundOf } from './round/short-round';
import { combineStoredStates, createStoredState } from './round/unfinished-round/replay-state';
import { useMachineInput, useUnfinishedRound } from './round/unfinished-round/useUnfinishedRound';
import { useAnswerMode } from './round/useAnswerMode';
import { useGameStart } from './round/useGameStart';
import { useRecordAnswers } from './round/useRecordAnswers';
import { useSavePersonalBests } from './round/useSavePersonalBests';
import { useStoreLastRound } from './round/useStoreLastRound';

type QuestionMachine<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
> = ReturnType<typeof questionGame<Settings, Round, Answer, Event>>;

/** The manifest of a game with these settings. */
export type GameWithSettings<Settings> = Game<
  {
    readonly [Name in Exclude<keyof Settings, 'time' | 'answers'> & string]: readonly [
      Settings[Name] & string,
      ...(Settings[Name] & string)[],
    ];
  },
  Settings extends { readonly time: TimeSetting } ? true : false
>;

export interface RunningGame<Actor> {
  readonly actor: Actor;
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
  /** Starts a round: the first with the page's seed, later ones with random seeds. */
  readonly start: () => void;
  /** Replaces this round with a new one with a score of zero. */
  readonly reset: () => void;
}

/**
 * Settings of a game except the time: from the URL, otherwise remembered on this device, otherwise the defaults of the
 * manifest.
 */
export function initialChoices(game: Game, switches: UrlOptions): Readonly<Record<string, string>> {
  // A link with a seed asks everyone the same questions, whatever their device remembers.
  const remembered = (switches.seed === null && openChoicesStore(game)?.read()) || {};
  const deviceChoices = switches.seed === null ? readDeviceChoices() : {};
  const chosen = Object.entries(game.settings).map(([name, values]) => [
    name,
    switches.setting(name, values) ?? remembered[name] ?? deviceChoices[name] ?? values[0],
  ]);
  return Object.fromEntries(chosen);
}

/** All settings of a game, including the time and how answers are given. */
export function initialSettings<Settings>(
  game: GameWithSettings<Settings>,
  switches: UrlOptions,
  time: TimeSetting,
  { seat, board }: Pick<PlayMode, 'seat' | 'board'>,
): Settings {
  // Players who share a page, and a class at its board, use the number pad.
  const isAlone = seat === null && board === null;
  const chosen = { ...initialChoices(game, switches), ...(isAlone && initialAnswers(game, switches)) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- guaranteed by the type of the manifest
  return (game.isTimed ? { ...chosen, time } : chosen) as Settings;
}

const isInRound = (snapshot: { hasTag(tag: 'menu' | 'result'): boolean }): boolean =>
  !snapshot.hasTag('menu') && !snapshot.hasTag('result');

/** Runs a game on its own clock as the URL asks, and stores its best scores and the settings chosen in its menu. */
export function useGame<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>(
  machine: QuestionMachine<Settings, Round, Answer, Event>,
  game: GameWithSettings<Settings>,
): RunningGame<ActorRefFrom<QuestionMachine<Settings, Round, Answer, Event>>> {
  const { switches, clock, dealing, time, questions, reducedMotion } = useGameStart();
  const mode = usePlayMode();
  const { pace, isShort, stores, start: given } = mode;
  const [reached] = useState(() => ({
    storedState: combineStoredStates({ bests: createStoredState(openPersonalBestsStore(game.id)) }),
    otherTabEvent: 'BESTS_ELSEWHERE',
  }));
  const input = useMachineInput(clock, reached, () => ({
    ...dealing,
    settings: initialSettings<Settings>(game, switches, time, mode),
    bests: stores.progress ? openPersonalBestsStore(game.id).read() : {},
    pace,
    questions: given === null ? shortRoundOf(game, isShort) : questions,
    startsAtOnce: game.opensWith === 'question' || switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(machine, { input, clock });
  useUnfinishedRound({ game, actor, clock, input, reached, isInRound });
  useSavePersonalBests(actor, openPersonalBestsStore(game.id));
  const listen = useEvents(actor);
  useRecordAnswers(actor, listen);
  useStoreLastRound(game, actor, listen);
  useRememberChoices(actor, game);
  useDeviceChoices(actor, game);
  useAnswerMode(actor, game, switches);
  const start = useCallback(
    () =>
      actor.send({
        type: 'START',
        ...dealNextRound(actor.getSnapshot().context),
        questions: shortRoundOf(game, isShort),
      }),
    [actor, game, isShort],
  );
  const reset = useCallback(
    () => actor.send({ type: 'RESET', ...dealNextRound(), questions: shortRoundOf(game, isShort) }),
    [actor, game, isShort],
  );
  return { actor, clock, reducedMotion, start, reset };
}

interface ChoosingSnapshot {
  readonly context: { readonly settings: object; readonly nextSettings?: object };
}

interface Choosing {
  getSnapshot(): ChoosingSnapshot;
  subscribe(listener: (snapshot: ChoosingSnapshot) => void): { unsubscribe(): void };
}

/**
 * Remembers settings chosen in the menu, or found for the next round, on the device, each one separately. Settings from
 * a link are not remembered.
 */
export function useRememberChoices(actor: Choosing, game: Game): void {
  useEffect(() => {
    const store = openChoicesStore(game);
    if (store === null) return undefined;
    const chosen = ({ context: { settings, nextSettings = settings } }: ChoosingSnapshot) =>
      new Map(Object.entries(nextSettings).map(([name, value]) => [name, String(value)]));
    let last = chosen(actor.getSnapshot());
    const following = actor.subscribe((snapshot) => {
      const now = chosen(snapshot);
      for (const name of game.rememberedSettings ?? []) {
        const value = now.get(name);
        if (value !== undefined && value !== last.get(name)) store.update((known) => ({ ...known, [name]: value }));
      }
      last = now;
    });
    return () => following.unsubscribe();
  }, [actor, game]);
}
