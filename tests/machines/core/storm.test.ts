import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { GameClock } from '../../../machines/core/clock';
import type { Verdict } from '../../../machines/core/events';
import { formatSeed, parseSeed, WORD_PAIR_COUNT } from '../../../machines/core/seed-words';
import { STORM, stormMachine } from '../../../machines/core/storm';
import { indicesUpTo } from '../../helpers/seeds';

function voyage() {
  const clock = new GameClock();
  const actor = createActor(stormMachine, { input: { startsAtOnce: true }, clock }).start();
  return {
    clock,
    answer: (verdict: Verdict) => actor.send({ type: 'ANSWERED', verdict }),
    send: (type: 'START' | 'END_ROUND') => actor.send({ type }),
    now: () => actor.getSnapshot().context,
    isOver: () => actor.getSnapshot().value === 'finished',
  };
}

it('A wrong answer moves the storm closer, a correct one leaves it behind, and twenty bring the ship home', () => {
  const { clock, answer, send, now, isOver } = voyage();
  for (const _ of indicesUpTo(STORM.steps + 3)) answer('incorrect');
  expect(now()).toMatchObject({ right: 0, wrong: STORM.steps + 3, near: STORM.steps });
  answer('correct');
  expect(now()).toMatchObject({ right: 1, near: STORM.steps - 1 });
  for (const _ of indicesUpTo(STORM.stretches - 1)) answer('correct');
  expect([now().right, now().near, isOver()]).toEqual([STORM.stretches, 0, false]);
  clock.advance(STORM.landingMs);
  expect(isOver()).toBe(true);
  send('START');
  expect([now().right, now().wrong, isOver()]).toEqual([0, 0, false]);
  send('END_ROUND');
  expect(isOver()).toBe(true);
});

it('Each voyage gets its own two words, which are read in any spelling', () => {
  const names = indicesUpTo(WORD_PAIR_COUNT).map(formatSeed);
  expect(new Set(names).size).toBe(WORD_PAIR_COUNT);
  expect(names.map(parseSeed)).toEqual(indicesUpTo(WORD_PAIR_COUNT));
  expect(parseSeed(`  ${(names[7] ?? '').toUpperCase().replace(' ', ' - ')}`)).toBe(7);
  expect(['', 'calm', 'calm whales', 'whale calm', `${names[7]} whale`].map(parseSeed)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
