import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { GameClock } from '../../../machines/core/clock';
import {
  DUEL,
  DUEL_PACE,
  type DuelSettings,
  duelMachine,
  isPlayerPaused,
  type Player,
} from '../../../machines/core/duel';
import type { Verdict } from '../../../machines/core/events';
import { mentalMathsMachine } from '../../../machines/mental-maths/machine';
import { shapeMatchMachine } from '../../../machines/shape-match/machine';

function duel(settings: DuelSettings = { time: 'normal', ahead: 1 }) {
  const clock = new GameClock();
  const actor = createActor(duelMachine, { input: { settings, startsAtOnce: true, clock }, clock }).start();
  return {
    clock,
    answer: (verdict: Verdict, player: Player) => actor.send({ type: 'ANSWERED', verdict, player }),
    again: () => actor.send({ type: 'START' }),
    now: () => actor.getSnapshot().context,
    isOver: () => actor.getSnapshot().value === 'finished',
    paused: () => [1, 2].filter((player) => isPlayerPaused(actor.getSnapshot(), player === 1 ? 1 : 2)),
  };
}

test('Each correct answer pulls the parcel one mark, and ten marks end the round', () => {
  const { answer, now, isOver, again } = duel();
  for (let pull = 0; pull < 4; pull++) answer('correct', 2);
  expect(now()).toMatchObject({ rope: -4, right: { 1: 0, 2: 4 } });
  for (let pull = 0; pull < 13; pull++) answer('correct', 1);
  expect([now().rope, isOver()]).toEqual([9, false]);
  answer('correct', 1);
  expect([now().rope, isOver()]).toEqual([DUEL.marks, true]);
  answer('correct', 2);
  expect(now().right).toEqual({ 1: 14, 2: 4 });
  again();
  expect([now().rope, now().right, isOver()]).toEqual([0, { 1: 0, 2: 0 }, false]);
});

test("Each mistake pauses only that player's half for a second, without moving the parcel", () => {
  const { clock, answer, now, paused } = duel();
  answer('incorrect', 2);
  clock.advance(600);
  answer('timedOut', 1);
  expect(paused()).toEqual([1, 2]);
  clock.advance(400);
  expect(paused()).toEqual([1]);
  answer('incorrect', 1);
  clock.advance(999);
  expect(paused()).toEqual([1]);
  clock.advance(1);
  expect([paused(), now().rope]).toEqual([[], 0]);
});

test('Both players get 90 seconds, or 180 and a three-mark head start with "longer", or no end with "none"', () => {
  const normal = duel();
  normal.clock.advance(90_000);
  expect([normal.isOver(), normal.now().secondsLeft]).toEqual([false, 0]);
  normal.clock.advance(1);
  expect(normal.isOver()).toBe(true);

  const longer = duel({ time: 'longer', ahead: 2 });
  expect(longer.now()).toMatchObject({ rope: -DUEL.headStart, secondsLeft: 180, right: { 1: 0, 2: 0 } });

  const none = duel({ time: 'none', ahead: 1 });
  none.clock.advance(3_600_000);
  expect([none.isOver(), none.now().secondsLeft, none.now().rope]).toEqual([false, null, 0]);
});

test('Two players have neither limits nor waiting, and see answers for as long as the pace requires', () => {
  const clock = new GameClock();
  const input = { seed: 7, bests: {}, startsAtOnce: true, clock, pace: DUEL_PACE };
  const sums = createActor(mentalMathsMachine, { input: { ...input, settings: { time: 'normal' } }, clock }).start();
  const shapes = createActor(shapeMatchMachine, {
    input: { ...input, settings: { difficulty: 'easy' } },
    clock,
  }).start();
  const { question } = sums.getSnapshot().context.round;
  expect(sums.getSnapshot().context.questionSecondsLeft).toBeNull();
  clock.advance(600_000);
  sums.send({ type: 'ANSWER', answer: question.equation.answer });
  const shape = shapes.getSnapshot().context.round.question;
  const wrong = shape.choices.find((choice) => choice !== shape.answer);
  if (wrong === undefined) throw new Error('A question has wrong choices.');
  shapes.send({ type: 'ANSWER', answer: wrong });
  clock.advance(DUEL_PACE.right);
  expect(sums.getSnapshot().context.round).toMatchObject({ score: 1, question: { number: 1 }, given: null });
  expect(shapes.getSnapshot().context.round.given).not.toBeNull();
  clock.advance(DUEL_PACE.wrong - DUEL_PACE.right);
  expect(shapes.getSnapshot().context.round).toMatchObject({ question: { number: 1 }, given: null });
});
