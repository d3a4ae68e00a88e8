// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GameMenu } from '../../src/play/GameMenu';

const DEMO = {
  asked: '2 + 1 = ?',
  answered: '2 + 1 = 3',
  choices: [2, 3, 4],
  correct: 1,
  incorrect: 2,
  explains: 'Look!',
} as const;

const open = (isFirstVisit: boolean) =>
  render(
    <GameMenu
      title="A game"
      tagline="A place."
      side={null}
      demo={DEMO}
      isFirstVisit={isFirstVisit}
      time="normal"
      onTime={() => {}}
      start="Start"
      onStart={() => {}}
      link={{}}
      howTo={null}
    />,
  );

const demo = () => document.querySelector<HTMLElement>('.demo')!;
const hands = () =>
  [demo(), document.querySelector('.start-button')!].map((part) => part.querySelectorAll('img').length);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

describe('The demo of a menu', () => {
  it('is a picture: nothing of it is read out, or can be pressed', () => {
    open(false);
    expect(demo().getAttribute('aria-hidden')).toBe('true');
    expect(demo().querySelectorAll('button, a, input, [tabindex]')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  });

  it('says which of its answers is right, and which is not', () => {
    open(false);
    const of = (role: string) => demo().querySelector(`[data-choice="${role}"]`)?.textContent;
    expect([of('correct'), of('incorrect')]).toEqual(['3', '4']);
  });

  it.each([
    ['key', (): unknown => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['touch', (): unknown => fireEvent.pointerDown(document.body)],
  ])('is over at the first %s', (_, press) => {
    open(false);
    expect(demo().dataset['over']).toBe('false');
    press();
    expect(demo().dataset['over']).toBe('true');
  });

  it('leads the hand to the start where nothing was reached yet, and only there', () => {
    open(true);
    expect([hands(), demo().querySelector<HTMLElement>('.demo-way')?.dataset['leaving']]).toEqual([[1, 1], 'true']);
    cleanup();
    open(false);
    expect([hands(), demo().querySelector<HTMLElement>('.demo-way')?.dataset['leaving']]).toEqual([[1, 0], 'false']);
  });
});
