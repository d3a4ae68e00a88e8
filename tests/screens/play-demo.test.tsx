// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstMove } from '../../src/play/menu/demo/FirstMove';
import { GameMenu } from '../../src/play/menu/GameMenu';

const DEMO = {
  asked: '2 + 1 = ?',
  answered: '2 + 1 = 3',
  choices: [2, 3, 4],
  correct: 1,
  incorrect: 2,
  explanation: 'Look!',
} as const;

const open = (isFirstVisit: boolean) =>
  render(
    <GameMenu
      title="A game"
      tagline="A place."
      side={null}
      demo={DEMO}
      isFirstVisit={isFirstVisit}
      chosen={[]}
      time="normal"
      onTime={() => {}}
      start="Start"
      onStart={() => {}}
      link={{}}
      howTo={null}
    />,
  );

/** Missing in jsdom. */
class Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  constructor(x = 0, y = 0, width = 0, height = 0) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }
}

const demo = () => document.querySelector<HTMLElement>('.demo')!;
const choice = (role: string) => demo().querySelector(`[data-choice="${role}"]`)?.textContent;
const lights = () => document.querySelectorAll('.first-light').length;
const hands = () =>
  [demo(), document.querySelector('.start-button')!].map((part) => part.querySelectorAll('img').length);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('DOMRect', Rect);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

describe('The menu demo', () => {
  it('is a picture: screen readers ignore it and nothing in it can be pressed', () => {
    open(false);
    expect(demo().getAttribute('aria-hidden')).toBe('true');
    expect(demo().querySelectorAll('button, a, input, [tabindex]')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  });

  it('marks which of its answers is right and which is wrong', () => {
    open(false);
    expect([choice('correct'), choice('incorrect')]).toEqual(['3', '4']);
  });

  it.each([
    ['key', (): unknown => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['touch', (): unknown => fireEvent.pointerDown(document.body)],
  ])('ends at the first %s', (_, press) => {
    open(false);
    expect(demo().dataset['over']).toBe('false');
    press();
    expect(demo().dataset['over']).toBe('true');
  });

  it('moves the hand to the start button only on a first visit', () => {
    open(true);
    expect([hands(), demo().querySelector<HTMLElement>('.demo-way')?.dataset['leaving']]).toEqual([[1, 1], 'true']);
    cleanup();
    open(false);
    expect([hands(), demo().querySelector<HTMLElement>('.demo-way')?.dataset['leaving']]).toEqual([[1, 0], 'false']);
  });
});

describe('The first move in a game', () => {
  const TARGETS = ['#a', '#b', '#c'] as const;
  const openMove = () => {
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40));
    render(
      <main>
        <i id="a" />
        <i id="b" />
        <i id="c" />
        <FirstMove targets={TARGETS}>? × ? = 21</FirstMove>
      </main>,
    );
    act(() => {
      vi.advanceTimersByTime(600);
    });
    vi.useRealTimers();
  };
  it('highlights elements that belong together, hidden from screen readers', () => {
    openMove();
    expect(lights()).toBe(3);
    expect(document.querySelector('.first-move')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['touch', (): unknown => fireEvent.pointerDown(document.body)],
    ['key', (): unknown => fireEvent.keyDown(document.body, { key: '3' })],
    ['change of the window', (): unknown => fireEvent(globalThis.window, new Event('resize'))],
  ])('ends at the first %s', (_, end) => {
    openMove();
    act(() => {
      end();
    });
    expect(lights()).toBe(0);
  });
});
