/*
 * A pause in every state: time stops, nothing changes, and afterwards everything continues as if there had been no
 * pause.
 */
import { describe, expect, it } from 'vitest';
import { type HeroGame, heroGame } from './helpers/game';

interface Scene {
  readonly name: string;
  /** A new game, taken into this state. */
  readonly lead: () => HeroGame;
}

const led = (options: Parameters<typeof heroGame>[0], ...steps: readonly ((game: HeroGame) => void)[]): HeroGame => {
  const game = heroGame({ seed: 5, ...options });
  for (const step of steps) step(game);
  return game;
};
const waited = (ms: number) => (game: HeroGame) => game.clock.advance(ms);
const solved = (game: HeroGame) => game.solve();
const failed = (game: HeroGame) => game.fail();
const ended = (game: HeroGame) => game.endRound();
const rich = (game: HeroGame) => game.solveMany(20);

const NOW = { startsAtOnce: true } as const;
const UNTIMED = { ...NOW, time: 'none' } as const;
const CHALLENGE = { ...NOW, mode: 'challenge' } as const;
const PRACTICE = { ...NOW, mode: 'practice' } as const;

const SCENES: readonly Scene[] = [
  { name: 'menu', lead: () => led({}) },
  { name: 'playing.arcade.falling', lead: () => led(NOW, waited(3210), solved, waited(333)) },
  { name: 'playing.arcade.unlocked', lead: () => led(NOW, rich, ended, waited(700)) },
  { name: 'playing.arcade.asking', lead: () => led(UNTIMED, waited(10)) },
  { name: 'playing.arcade.solved', lead: () => led(UNTIMED, solved, waited(400)) },
  { name: 'playing.arcade.feedback', lead: () => led(UNTIMED, failed, waited(400)) },
  { name: 'playing.challenge.ready', lead: () => led({ mode: 'challenge' }, (game) => game.start(), waited(10)) },
  { name: 'playing.challenge.falling', lead: () => led(CHALLENGE, waited(31_234), solved, waited(100)) },
  { name: 'playing.challenge.asking', lead: () => led({ ...CHALLENGE, time: 'none' }) },
  { name: 'playing.challenge.solved', lead: () => led({ ...CHALLENGE, time: 'none' }, solved, waited(999)) },
  { name: 'playing.challenge.feedback', lead: () => led({ ...CHALLENGE, time: 'none' }, failed) },
  { name: 'playing.practice.asking', lead: () => led(PRACTICE) },
  { name: 'playing.practice.correct', lead: () => led(PRACTICE, solved, waited(500)) },
  { name: 'playing.practice.wrong', lead: () => led(PRACTICE, failed, waited(500)) },
  {
    name: 'playing.practice.settings',
    lead: () => led(PRACTICE, (game) => game.send({ type: 'OPEN_SETTINGS' })),
  },
  { name: 'gameover', lead: () => led(NOW, solved, ended) },
  { name: 'other.customiser', lead: () => led({}, (game) => game.send({ type: 'OPEN_CUSTOMISER' })) },
  { name: 'other.rewards', lead: () => led({}, (game) => game.send({ type: 'OPEN_REWARDS' })) },
];

/** Everything that a player can see, except the clock itself. */
function seen({ context, state }: HeroGame) {
  const { settings, saved, result, round, answers } = context();
  return { state: state(), settings, saved, result, round, answers };
}

describe.each(SCENES)('A pause in $name', ({ name, lead }) => {
  it('starts in that state', () => {
    expect(lead().state()).toBe(name);
  });

  it('leaves everything unchanged, however long it lasts', () => {
    const game = lead();
    const before = seen(game);
    game.clock.pause();
    for (const ms of [0, 16, 1000, 1_000_000]) game.clock.advance(ms);
    expect(seen(game)).toEqual(before);
  });

  it('leaves no trace once the game continues', () => {
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
