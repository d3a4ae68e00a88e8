/* The pause in every state: time stands still, nothing changes, and afterwards all goes on as if it had not been. */
import { describe, expect, it } from 'vitest';
import { type WarpGame, warpGame } from './helpers/warp';

const led = (options: Parameters<typeof warpGame>[0], ...steps: readonly ((game: WarpGame) => void)[]): WarpGame => {
  const game = warpGame({ seed: 5, ...options });
  for (const step of steps) step(game);
  return game;
};
const waited = (ms: number) => (game: WarpGame) => game.clock.advance(ms);
const open = (game: WarpGame) => game.toOpen();
const solved = (game: WarpGame) => game.solve();
const failed = (game: WarpGame) => game.fail();
const ended = (game: WarpGame) => game.send({ type: 'END_ROUND' });

const SCENES = [
  { name: 'menu', lead: () => led({ startsAtOnce: false }, waited(5)) },
  { name: 'playing.opening', lead: () => led({}, waited(123)) },
  { name: 'playing.open', lead: () => led({}, open, waited(777)) },
  { name: 'playing.closing', lead: () => led({ time: 'longer' }, open, solved, waited(10)) },
  { name: 'playing.closed', lead: () => led({}, open, failed, waited(1400)) },
  { name: 'playing.closed', lead: () => led({ time: 'none' }, open, failed, waited(10)) },
  { name: 'gameOver', lead: () => led({}, open, solved, ended) },
] as const;

/** All that a player could see or have, and nothing of the clock itself. */
const seen = ({ game, state }: WarpGame) => ({
  state: state(),
  ...game.getSnapshot().context,
  clock: null,
});

describe.each(SCENES)('a pause in $name', ({ name, lead }) => {
  it('is really in that state', () => {
    expect(lead().state()).toBe(name);
  });

  it('changes nothing, however long it lasts', () => {
    const game = lead();
    const before = seen(game);
    game.clock.pause();
    for (const ms of [0, 16, 1000, 1_000_000]) game.clock.advance(ms);
    expect(seen(game)).toEqual(before);
  });

  it('goes on afterwards as if it had not been', () => {
    const [paused, played] = [lead(), lead()];
    paused.clock.pause();
    paused.clock.advance(123_456);
    paused.clock.resume();
    for (const ms of [1, 250, 700, 5000, 20_000, 100_000]) {
      paused.clock.advance(ms);
      played.clock.advance(ms);
      expect(seen(paused)).toEqual(seen(played));
    }
  });
});
