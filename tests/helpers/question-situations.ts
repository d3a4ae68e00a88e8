/* Helpers that the tests of all question games use to play them. */
import { TIME_SETTINGS, type TimeSetting } from '../../machines/core/time-setting';
import type { ListedGame, PlayedGame, TimedOpenOptions } from './question-game';
import { indicesUpTo } from './seeds';

/** Longer than any delay. */
export const LONGER_THAN_ANY_DELAY_MS = 100_000_000;

/** Everything that a player can see or own, except the clock. */
export const visibleState = (game: PlayedGame) => ({ state: game.state(), ...game.context(), clock: null });

/** The actions of a game, and the situations that it can be brought into. */
export function playingHelpers(rules: ListedGame) {
  const { states, feedbackMs, isTimed } = rules;
  const times: readonly TimeSetting[] = isTimed ? TIME_SETTINGS : ['normal'];
  const limited = isTimed ? (['normal', 'longer'] as const) : [];
  /** The state in which a round, or a question after the first, begins. */
  const first = states.lead ?? states.asking;
  const isPlaying = (game: PlayedGame) => ![states.menu, states.result].includes(game.state());

  const begin = (options: TimedOpenOptions & object) => rules.play(options);
  const open = (options: TimedOpenOptions & object = {}) => {
    const game = begin(options);
    if (isPlaying(game)) rules.ready?.(game);
    return game;
  };
  const toNext = (game: PlayedGame, verdict: 'right' | 'wrong') => {
    game.advance(feedbackMs[verdict]);
    game.next();
    if (isPlaying(game)) rules.ready?.(game);
  };
  const solved = (game: PlayedGame, count = 1) => {
    for (const _ of indicesUpTo(count)) {
      game.solve();
      toNext(game, 'right');
    }
    return game;
  };
  const failed = (game: PlayedGame, count = 1) => {
    for (const _ of indicesUpTo(count)) {
      game.fail();
      toNext(game, 'wrong');
    }
    return game;
  };
  const kind = (time: TimeSetting = 'normal') => rules.getRoundKind(open({ time }).context().settings);

  /** A game in each state that a player can encounter, always after one right answer. */
  const situations = (time: TimeSetting, options: object = {}): Readonly<Record<string, () => PlayedGame>> => {
    const begun = () => solved(open({ seed: 4, time, ...options }));
    const after = (act: (game: PlayedGame) => void) => () => {
      const game = begun();
      act(game);
      return game;
    };
    return {
      'at the menu': after((game) => game.send({ type: 'BACK_TO_MENU' })),
      ...(states.lead !== undefined && {
        'before it can be answered': after((game) => {
          game.solve();
          game.advance(feedbackMs.right + 123);
        }),
      }),
      'before an answer': after((game) => game.advance(321)),
      'after a right answer': after((game) => game.solve()),
      'after a mistake': after((game) => game.fail()),
      'in the result': after((game) => game.send({ type: 'END_ROUND' })),
    };
  };
  const situationsInAll = times.flatMap((time) =>
    Object.entries(situations(time)).map(([name, lead]) => [name, time, lead] as const),
  );

  return { times, limited, first, isPlaying, begin, open, toNext, solved, failed, kind, situations, situationsInAll };
}
