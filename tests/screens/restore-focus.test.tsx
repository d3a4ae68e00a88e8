// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { AnswerPad } from '../../src/play/answers/AnswerPad';
import { StageChoices } from '../../src/play/answers/StageChoices';
import { NextButton } from '../../src/play/feedback/FeedbackActions';
import { restoreFocus } from '../../src/play/internal/restore-focus';
import { usePause } from '../../src/play/round/usePause';

/** Browsers lay out pages once a frame, and then call resize observers. */
const layOut: (() => void)[] = [];
class NotifiesOnceLaidOut implements ResizeObserver {
  private isObserving = false;
  constructor(notify: ResizeObserverCallback) {
    layOut.push(() => this.isObserving && notify([], this));
  }
  observe(): void {
    this.isObserving = true;
  }
  unobserve(): void {}
  disconnect(): void {
    this.isObserving = false;
  }
}
const frame = (): void => {
  for (const notify of layOut.splice(0)) notify();
};

beforeEach(() => vi.stubGlobal('ResizeObserver', NotifiesOnceLaidOut));
afterEach(() => {
  layOut.splice(0);
  vi.unstubAllGlobals();
});

const button = (): HTMLButtonElement => document.body.appendChild(document.createElement('button'));

describe('Focus that has fallen back to the body', () => {
  it('moves to the new element only after layout', () => {
    const heir = button();
    restoreFocus(heir);
    expect(document.activeElement).toBe(document.body);
    frame();
    expect(document.activeElement).toBe(heir);
    heir.remove();
  });

  it('stays with an element that took it in the meantime', () => {
    const [heir, other] = [button(), button()];
    restoreFocus(heir);
    other.focus();
    frame();
    expect(document.activeElement).toBe(other);
    for (const one of [heir, other]) one.remove();
  });

  it('does not move if that was cancelled', () => {
    const heir = button();
    restoreFocus(heir)();
    frame();
    expect(document.activeElement).toBe(document.body);
    heir.remove();
  });
});

const game = (children?: ReactNode) => <main tabIndex={-1}>{children}</main>;
const areas = () => [{ x: 0, y: 0, width: 100, height: 60 }];

describe('New choices', () => {
  it('react to a number key before they have the focus, and later ignore one pressed outside the game', () => {
    const onChoose = vi.fn<(value: number) => void>();
    const choices = [12, 15].map((value) => ({ value, text: String(value) }));
    render(
      <main>
        <AnswerPad label="Answers" choices={choices} isOpen onChoose={onChoose} />
      </main>,
    );
    fireEvent.keyDown(document.body, { key: '2' });
    expect(onChoose.mock.calls).toEqual([[15]]);
    frame();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '12' }));
    fireEvent.keyDown(document.body, { key: '2' });
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('get the focus on a stage even if the game took it before the stage was measured', () => {
    const { rerender } = render(game());
    screen.getByRole('main').focus();
    const choices = [{ value: 12, text: '12' }];
    rerender(game(<StageChoices label="Answers" choices={choices} areasOf={areas} isOpen onChoose={() => {}} />));
    frame();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '12' }));
  });
});

describe('The pause', () => {
  it('opens with P before the round has the focus, but later not with P outside it', () => {
    const clock = new GameClock();
    const Round = () => {
      usePause(clock, true);
      return <NextButton onNext={() => {}} />;
    };
    render(game(<Round />));
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(clock.isPaused).toBe(true);
    clock.resume();
    frame();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(clock.isPaused).toBe(false);
  });
});

describe('The button after an answer', () => {
  it('takes the focus after layout, and passes it on when the game continues', () => {
    const focused: (Element | null)[] = [];
    render(
      <main tabIndex={-1}>
        <NextButton onNext={() => focused.push(document.activeElement)} />
      </main>,
    );
    const next = screen.getByRole('button', { name: 'Next' });
    frame();
    expect(document.activeElement).toBe(next);
    fireEvent.click(next);
    expect(focused).toEqual([screen.getByRole('main')]);
  });
});
