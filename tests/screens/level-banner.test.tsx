// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import type { LevelUp } from '../../machines/core/events';
import { LevelBanner } from '../../src/play/feedback/LevelBanner';
import { levelReachedText } from '../../src/play/internal/shared-text';
import { RoundClockContext } from '../../src/play/internal/useFlash';

function open() {
  const clock = new GameClock();
  const listeners = new Set<(event: LevelUp) => void>();
  const actor = {
    getSnapshot: () => null,
    on: (_: '*', listener: (event: LevelUp) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const { container } = render(
    <RoundClockContext value={clock}>
      <LevelBanner actor={actor} levelOf={levelReachedText} />
    </RoundClockContext>,
  );
  return {
    reach: (level: number) =>
      act(() => {
        for (const listener of listeners) listener({ type: 'levelUp', level });
      }),
    pass: (ms: number) => act(() => clock.advance(ms)),
    shown: () => container.querySelector('.level-banner')?.textContent ?? null,
  };
}

describe('The banner of a new level', () => {
  it('shows the level for about two seconds of game time', () => {
    const { reach, pass, shown } = open();
    expect(shown()).toBeNull();
    reach(2);
    pass(2000);
    expect(shown()).toBe('Level 2!');
    pass(400);
    expect(shown()).toBeNull();
  });

  it('shows the newest of two levels', () => {
    const { reach, pass, shown } = open();
    reach(2);
    pass(1000);
    reach(3);
    pass(2000);
    expect(shown()).toBe('Level 3!');
  });
});
