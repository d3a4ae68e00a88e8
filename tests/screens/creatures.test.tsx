// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playSound } from '../../src/device/sound';
import type { Creatures } from '../../src/play/frame/creatures/creatures';
import { MenuCreatures } from '../../src/play/frame/creatures/MenuCreatures';

vi.mock('../../src/device/sound', () => ({ playSound: vi.fn<() => void>() }));
vi.mock('../../src/device/when-idle', () => ({ runWhenIdle: (run: () => void) => run() }));

const drawing = { inner: '<circle r="3"/>', area: [-4, -6, 8, 12] } as const;
const CREATURES: Creatures = [
  { drawing, at: [100, 200], movement: 'hops', depth: 'near', sound: 'tick' },
  { drawing, at: [300, 200], movement: 'sways', depth: 'far' },
];
const fetchCreatures = () => Promise.resolve(CREATURES);

async function renderLife() {
  const { container } = render(
    <>
      <div className="place-at-rest">
        <MenuCreatures fetchCreatures={fetchCreatures} />
      </div>
      <section data-testid="menu">
        <button type="button">Start</button>
      </section>
    </>,
  );
  await act(async () => {});
  return container;
}

/** Presses `target` where these elements overlap, the foremost first. */
function press(target: Element, over: readonly Element[]): void {
  document.elementsFromPoint = () => [...over];
  act(() => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
  });
}

afterEach(() => {
  vi.mocked(playSound).mockClear();
});

describe('Creatures in a scene', () => {
  it('move and make a sound when they are poked in a gap between covering elements', async () => {
    const container = await renderLife();
    const body = () => container.querySelector('image')!;
    const menu = screen.getByTestId('menu');
    press(menu, [menu, body()]);
    expect(playSound).toHaveBeenCalledExactlyOnceWith('tick');
    expect(body().dataset['poked']).toBe('true');
  });

  it('do not intercept presses on a control or on an element that covers them', async () => {
    const body = (await renderLife()).querySelector('image')!;
    const menu = screen.getByTestId('menu');
    const button = screen.getByRole('button');
    press(button, [button, menu, body]);
    menu.style.background = 'rgb(255, 255, 255)';
    press(menu, [menu, body]);
    expect(playSound).not.toHaveBeenCalled();
  });
});
