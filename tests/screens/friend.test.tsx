// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { Companion } from '../../src/play/modes/friend/Companion';
import { statValues } from './helpers/page';

it('The friend keeps in step with game time to the millisecond, and stops with the clock', () => {
  const clock = new GameClock();
  clock.advance(400);
  const timeline = [
    { atMs: 1234, isCorrect: true },
    { atMs: 2000, isCorrect: false },
    { atMs: 2001, isCorrect: true },
  ];
  render(
    <Companion
      name="Your friend"
      hero={null}
      timeline={timeline}
      clock={clock}
      begunMs={400}
      own={{ right: 0, answers: 0 }}
    />,
  );
  const after = (ms: number) => {
    act(() => clock.advance(ms));
    return statValues('companion')[0];
  };
  expect([after(1233), after(1), after(766)]).toEqual([0, 1, 1]);
  act(() => clock.pause());
  expect(after(5000)).toBe(1);
  act(() => clock.resume());
  expect([after(1), after(60_000)]).toEqual([2, 2]);
  expect(screen.getByRole('region', { name: 'Alongside you' }).textContent).toContain('Your friend 2 right');
});
