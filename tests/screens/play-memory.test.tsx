// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionAnswered } from '../../machines/core/events';
import type { TimeSetting } from '../../machines/core/time-setting';
import { getTrace, NO_MEMORY } from '../../machines/learning/memory';
import { practisedSumSkill } from '../../machines/learning/practised-skill';
import { learningStore } from '../../src/device/learning';
import { passportStore } from '../../src/device/passport';
import { getToday } from '../../src/device/today';
import { NumberPad } from '../../src/play/answers/NumberPad';
import { useRecordAnswers } from '../../src/play/round/useRecordAnswers';

const SUM = { first: 7, operation: '×', second: 8, answer: 56 } as const;

const RIGHT: QuestionAnswered = {
  type: 'answered',
  practisedSkill: practisedSumSkill(SUM, 'typed'),
  verdict: 'right',
  ms: 900,
};

/** A game that emits the events that a test sends. */
function openGame(time?: TimeSetting, practice: object | null = null) {
  let hear: ((event: { readonly type: string }) => void) | null = null;
  const listen = (listener: (event: { readonly type: string }) => void) => {
    hear = listener;
    return () => {
      hear = null;
    };
  };
  const actor = {
    getSnapshot: () => ({ context: { seed: 7, settings: time === undefined ? {} : { time }, practice } }),
  };
  const Page = () => {
    useRecordAnswers(actor, listen);
    return (
      <>
        <input aria-label="Answer" />
        <NumberPad onKey={() => {}} />
      </>
    );
  };
  const page = render(<Page />);
  return {
    leave: page.unmount,
    isHeard: () => hear !== null,
    emit: (event: { readonly type: string }) => hear?.(event),
    answer: (more: Partial<QuestionAnswered> = {}) => hear?.({ ...RIGHT, ...more }),
  };
}

const trace = () => getTrace(learningStore.read(), '7x8');
const pad = () => screen.getByRole('button', { name: '5' });

beforeEach(() => learningStore.update(() => NO_MEMORY));

describe('An answer', () => {
  it("is remembered with today's date, right or wrong", () => {
    const game = openGame('normal');
    game.answer();
    expect(trace()).toMatchObject({ seen: 1, lastDay: getToday(), isMissed: false });
    game.answer({ verdict: 'timeout' });
    expect(trace()).toMatchObject({ seen: 2, isMissed: true });
  });

  it('only counts as a fixed mistake if it is right in practice', () => {
    openGame('normal').answer();
    const practice = openGame('normal', {});
    practice.answer({ verdict: 'wrong' });
    expect(passportStore.read().mended).toBe(0);
    practice.answer();
    expect(passportStore.read().mended).toBe(1);
  });

  it('is only remembered from an "answered" event, and only while the page is open', () => {
    const game = openGame('normal');
    game.emit({ type: 'correct' });
    expect(learningStore.read()).toBe(NO_MEMORY);
    game.leave();
    expect(game.isHeard()).toBe(false);
  });

  it.each([
    ['without a clock', 'none' as const, {}],
    ['in a game without a time setting', undefined, {}],
    ['if it is chosen', 'normal' as const, { practisedSkill: practisedSumSkill(SUM, 'chosen') }],
    ['if it is spoken', 'normal' as const, { practisedSkill: practisedSumSkill(SUM, 'spoken') }],
    ['if a switch scans its digits', 'normal' as const, { practisedSkill: practisedSumSkill(SUM, 'scanned') }],
    ['if it is touched in a scene', 'normal' as const, { practisedSkill: practisedSumSkill(SUM, 'touched') }],
    ['if none was measured', 'normal' as const, { ms: null }],
  ])('is remembered without its time %s', (_, time, more) => {
    openGame(time).answer(more);
    expect(trace()).toMatchObject({ seen: 1, bestMs: null });
  });

  it('keeps its time if digits are typed or pressed, but not if a switch presses them', () => {
    const game = openGame('normal');
    const bestAfter = (put: () => void) => {
      learningStore.update(() => NO_MEMORY);
      put();
      game.answer();
      return trace()?.bestMs;
    };
    const field = screen.getByLabelText('Answer');
    expect([
      bestAfter(() => fireEvent.keyDown(field, { key: '5' })),
      bestAfter(() => fireEvent.click(pad(), { detail: 1 })),
      // A key presses the pad, and Enter submits.
      bestAfter(() => {
        fireEvent.keyDown(pad(), { key: ' ' });
        fireEvent.click(pad(), { detail: 0 });
        fireEvent.keyDown(field, { key: 'Enter' });
      }),
      bestAfter(() => fireEvent.keyDown(field, { key: '5' })),
    ]).toEqual([900, 900, null, 900]);
  });
});
