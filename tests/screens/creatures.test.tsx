// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const page = (isMenu: boolean) => (
  <>
    <div className="place-at-rest">
      <MenuCreatures fetchCreatures={fetchCreatures} isMenu={isMenu} />
    </div>
    {isMenu && (
      <section className="menu-plate" data-testid="menu">
        <button type="button">Start</button>
      </section>
    )}
  </>
);

async function renderLife(isMenu = true) {
  const rendered = render(page(isMenu));
  await act(async () => {});
  return rendered;
}

/** Presses `target` where these elements overlap, the foremost first. */
function press(target: Element, over: readonly Element[]): void {
  document.elementsFromPoint = () => [...over];
  act(() => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(playSound).mockClear();
});

describe('Creatures in a scene', () => {
  it('move and make a sound when they are poked in a gap between covering elements', async () => {
    const { container } = await renderLife();
    const body = () => container.querySelector('image')!;
    const menu = screen.getByTestId('menu');
    press(menu, [menu, body()]);
    expect(playSound).toHaveBeenCalledExactlyOnceWith('tick');
    expect(body().dataset['poked']).toBe('true');
  });

  it('do not intercept presses on a control or on an element that covers them', async () => {
    const body = (await renderLife()).container.querySelector('image')!;
    const menu = screen.getByTestId('menu');
    const button = screen.getByRole('button');
    press(button, [button, menu, body]);
    menu.style.background = 'rgb(255, 255, 255)';
    press(menu, [menu, body]);
    expect(playSound).not.toHaveBeenCalled();
  });

  describe('in a window', () => {
    beforeEach(() => {
      const areas: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
        svg: [0, 0, 1600, 900],
        section: [280, 150, 100, 100],
      };
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const [x, y, width, height] = (!this.hasAttribute('hidden') && areas[this.localName]) || [0, 0, 0, 0];
        return { x, y, width, height, top: y, left: x, right: x + width, bottom: y + height, toJSON: () => '' };
      });
      window.innerWidth = 1600;
    });

    it('stay away while a part of the menu covers them, and while they are cut off by the window', async () => {
      const { container } = await renderLife();
      const count = () => container.querySelectorAll('image').length;
      expect(count()).toBe(1);
      screen.getByTestId('menu').className = '';
      act(() => void window.dispatchEvent(new Event('resize')));
      expect(count()).toBe(2);
      window.innerWidth = 200;
      act(() => void window.dispatchEvent(new Event('resize')));
      expect(count()).toBe(1);
    });

    it('make room for the menu when it replaces the result', async () => {
      const { container, rerender } = await renderLife(false);
      const count = () => container.querySelectorAll('image').length;
      expect(count()).toBe(2);
      rerender(page(true));
      expect(count()).toBe(1);
    });

    it('make room for a part of the menu that opens', async () => {
      const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
      const { container } = await renderLife();
      const count = () => container.querySelectorAll('image').length;
      const menu = screen.getByTestId('menu');
      menu.hidden = true;
      act(() => void window.dispatchEvent(new Event('resize')));
      expect(count()).toBe(2);
      menu.hidden = false;
      // The stub notifies an observer each time it is given something to observe.
      const observers = observe.mock.contexts.filter((one) => one instanceof ResizeObserver);
      act(() => {
        for (const observer of observers) observer.observe(menu);
      });
      expect(count()).toBe(1);
    });
  });
});
