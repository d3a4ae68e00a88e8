/* More time, chosen in the middle of a round, and rounds with fewer questions. */
import { describe, expect, it } from 'vitest';
import { type PlayedGame, QUESTION_GAMES, type TimedOpenOptions } from '../../helpers/question-game';

const ROUNDS = QUESTION_GAMES.flatMap(({ id, game }) =>
  game.limits.round === undefined ? [] : [{ id, game, limit: game.limits.round }],
);
const QUESTIONS = QUESTION_GAMES.flatMap(({ id, game }) =>
  game.limits.round !== undefined || game.limits.question === undefined ? [] : [{ id, game }],
);

/** Lets time pass until the game reaches this state. */
function pass(game: PlayedGame, state: string): void {
  for (let waitedMs = 0; waitedMs < 5000 && game.state() !== state; waitedMs += 100) game.advance(100);
}

describe.each(ROUNDS)('A round of $id with a limit', ({ game: rules, limit }) => {
  const play = (options: TimedOpenOptions) => rules.play(options);

  it('gets as many more seconds as the longer limit has, at once', () => {
    const game = play({ time: 'normal' });
    game.advance(3000);
    game.send({ type: 'CHOOSE_TIME', time: 'longer' });
    expect(game.context()).toMatchObject({ roundSecondsLeft: 2 * limit - 3, settings: { time: 'longer' } });
    game.advance(1000);
    expect(game.context().roundSecondsLeft).toBe(2 * limit - 4);
  });

  it('never ends by itself once there is no hurry', () => {
    const game = play({ time: 'normal' });
    game.advance(3000);
    game.send({ type: 'CHOOSE_TIME', time: 'none' });
    game.advance(10 * limit * 1000);
    expect([game.context().roundSecondsLeft, game.state()]).toEqual([null, rules.states.asking]);
  });

  it('keeps its limit if less time is chosen, which applies to the next round', () => {
    const game = play({ time: 'longer' });
    game.send({ type: 'CHOOSE_TIME', time: 'normal' });
    expect(game.context()).toMatchObject({ roundSecondsLeft: 2 * limit, settings: { time: 'longer' } });
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 5 });
    expect(game.context()).toMatchObject({ roundSecondsLeft: limit, settings: { time: 'normal' } });
  });

  it('is compared with rounds that had as much time', () => {
    const game = play({ time: 'normal' });
    game.send({ type: 'CHOOSE_TIME', time: 'none' });
    game.solve();
    expect(game.reached.map(({ kind }) => kind.split('.').at(-1))).toSatisfy((times: string[]) =>
      times.every((time) => time === 'none'),
    );
  });
});

describe.each(QUESTIONS)('A question of $id with a limit', ({ game: rules }) => {
  const play = (options: TimedOpenOptions) => rules.play(options);

  it('waits once there is no hurry', () => {
    const game = play({ time: 'normal' });
    game.advance(1000);
    game.send({ type: 'CHOOSE_TIME', time: 'none' });
    game.advance(600_000);
    expect([game.context().questionSecondsLeft, game.state()]).toEqual([null, rules.states.asking]);
  });
});

describe.each(QUESTION_GAMES)('A short round of $id', ({ game: rules }) => {
  it('ends after its questions, and sets no best score', () => {
    const game = rules.play({ startsAtOnce: false });
    game.send({ type: 'START', seed: 5, questions: 3 });
    for (let turn = 0; turn < 3; turn++) {
      pass(game, rules.states.asking);
      game.solve();
      game.goOn();
    }
    pass(game, rules.states.result);
    expect(game.state()).toBe(rules.states.result);
    expect([game.reached, game.context().tally.answers]).toEqual([[], 3]);
  });

  it('is followed by a usual one', () => {
    const game = rules.play({ startsAtOnce: false });
    game.send({ type: 'START', seed: 5, questions: 3 });
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 6 });
    expect(game.context().questions).toBeUndefined();
  });
});
