// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findLowestCard } from '../../machines/arithmetic-hero/battle';
import { RULES } from '../../machines/arithmetic-hero/rules';
import { AnswerPanel } from '../../src/games/arithmetic-hero/screen/AnswerPanel';
import { BattlePanel } from '../../src/games/arithmetic-hero/screen/BattlePanel';
import { ArcadeStatus, BattleOverlay, ChallengeStatus } from '../../src/games/arithmetic-hero/screen/BattleRound';
import { PracticePanel } from '../../src/games/arithmetic-hero/screen/PracticeRound';
import { useArithmeticHeroEffects } from '../../src/games/arithmetic-hero/screen/useArithmeticHeroEffects';
import { Announcer } from '../../src/play/internal/announcer';
import { RoundClockContext } from '../../src/play/internal/useFlash';
import { formatEquation, formatSum } from '../../src/ui/format';
import { type HeroGame, heroGame, WRONG } from '../machines/arithmetic-hero/helpers/game';
import { advance, announcedTexts, isTextVisible } from './helpers/page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counted(content: ReactNode) {
  const onRender = vi.fn<() => void>();
  render(
    <Profiler id="counted" onRender={onRender}>
      {content}
    </Profiler>,
  );
  return () => onRender.mock.calls.length;
}

describe('The banner', () => {
  it.each(['normal', 'none'] as const)(
    'lasts equally long in game time, however long a pause is (time: %s)',
    (time) => {
      const hero = heroGame({ startsAtOnce: true, time });
      render(<BattleOverlay actor={hero.game} />);
      advance(hero, 1000);
      act(() => {
        vi.advanceTimersByTime(60_000);
      });
      expect(isTextVisible('Wave 1')).toBe(true);
      advance(hero, 600);
      expect(isTextVisible('Wave 1')).toBe(false);
    },
  );
});

describe('The message about an unlocked level', () => {
  it('is announced once, and is not a live region', () => {
    const hero = heroGame({ startsAtOnce: true });
    hero.solveMany(20);
    render(<BattleOverlay actor={hero.game} />);
    act(() => hero.endRound());
    expect(screen.getByRole('heading', { name: 'Level Unlocked!' })).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
    expect(announcedTexts()).toEqual(['Level Unlocked! Level 2 is now available!']);
  });
});

/** Whether a button ignores a key that is pressed on it. */
const isPrevented = (button: HTMLElement, repeat: boolean) => !fireEvent.keyDown(button, { key: 'Enter', repeat });

describe('A key that is held down', () => {
  it('does not skip the explanation of a mistake', () => {
    const hero = heroGame({ startsAtOnce: true, time: 'none' });
    render(<BattlePanel actor={hero.game} />);
    act(() => hero.fail());
    const next = screen.getByRole('button', { name: 'Next' });
    expect(document.activeElement).toBe(next);
    expect([isPrevented(next, true), isPrevented(next, false)]).toEqual([true, false]);
  });

  it('does not begin the challenge', () => {
    const hero = heroGame({ mode: 'challenge' });
    hero.start();
    render(<BattleOverlay actor={hero.game} />);
    const begin = screen.getByRole('button', { name: 'Begin Challenge' });
    expect([isPrevented(begin, true), isPrevented(begin, false)]).toEqual([true, false]);
  });
});

describe('A typed answer', () => {
  it.each(['1.234', "1'234", '12 + 3', '1½'])('is rejected with an explanation if it is ambiguous: %s', (typed) => {
    const onAnswer = vi.fn<() => void>();
    render(
      <AnswerPanel
        answers="type"
        asked={null}
        offered={[]}
        mayBeNegative={false}
        isOpen
        isShaken={false}
        onAnswer={onAnswer}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Your answer' });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.submit(field);
    expect([isTextVisible('Type one whole number, like this: 1234'), onAnswer.mock.calls]).toEqual([true, []]);
  });
});

describe('The status bar', () => {
  it('does not rerender for a new sum in the arcade', () => {
    const hero = heroGame({ startsAtOnce: true });
    const renders = counted(<ArcadeStatus actor={hero.game} />);
    const before = renders();
    advance(hero, 1500);
    expect(hero.battle().shown).toBe(2);
    expect(renders()).toBe(before);
    act(() => hero.solve());
    expect(renders()).toBe(before + 1);
    expect(screen.getByTestId('score').getAttribute('data-value')).toBe('10');
  });

  it('only rerenders once a second, with the time, in the challenge', () => {
    const hero = heroGame({ startsAtOnce: true, mode: 'challenge' });
    const renders = counted(<ChallengeStatus actor={hero.game} />);
    const before = renders();
    for (let passedMs = 0; passedMs < 3000; passedMs += 50) advance(hero, 50);
    expect(hero.battle().shown).toBe(2);
    expect(renders()).toBe(before + 3);
    expect(screen.getByTestId('time').textContent).toBe('1:27');
  });

  it('counts the sums of a challenge without a clock', () => {
    const hero = heroGame({ startsAtOnce: true, mode: 'challenge', time: 'none' });
    render(<ChallengeStatus actor={hero.game} />);
    act(() => hero.solve());
    advance(hero, 1000);
    expect(screen.getByTestId('progress').textContent).toBe('2 of 30');
  });
});

describe('The answers in the challenge', () => {
  it('appear once the challenge has begun', () => {
    const hero = heroGame({ mode: 'challenge' });
    hero.start();
    render(<BattlePanel actor={hero.game} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => hero.send({ type: 'BEGIN' }));
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toBeDefined();
  });
});

describe('A typed answer that matches no falling sum', () => {
  it('is shown for a while, or until an answer is right', () => {
    const hero = heroGame({ startsAtOnce: true, seed: 3 });
    render(<BattlePanel actor={hero.game} />);
    act(() => hero.answer(WRONG));
    expect(isTextVisible(`${WRONG}? No sum in the sky makes ${WRONG}.`)).toBe(true);
    act(() => hero.solve());
    expect(isTextVisible(/No sum in the sky/)).toBe(false);
    act(() => hero.answer(WRONG));
    act(() => void vi.advanceTimersByTime(RULES.slipShownMs));
    expect(isTextVisible(/No sum in the sky/)).toBe(false);
  });
});

/** A page that announces the events of a game. */
function Listener({ hero }: { readonly hero: HeroGame }) {
  useArithmeticHeroEffects(hero.game, { reducedMotion: true, hasCanvas: true });
  return <Announcer />;
}

/** The panel of a round on the clock of the round. */
const renderPanel = (hero: HeroGame) =>
  render(
    <RoundClockContext value={hero.clock}>
      <BattlePanel actor={hero.game} />
    </RoundClockContext>,
  );

const lowest = (hero: HeroGame) => findLowestCard(hero.battle(), hero.clock.now)!.problem;

describe('The lowest falling sum', () => {
  it('is announced once, with the number of sums on the screen, and after it the next one', () => {
    const hero = heroGame({ startsAtOnce: true, seed: 3 });
    renderPanel(hero);
    const first = `${formatSum(lowest(hero))}?`;
    expect(announcedTexts()).toEqual([first]);
    advance(hero, 4000);
    expect(announcedTexts()).toEqual([first]);
    act(() => hero.solve());
    const { length } = hero.battle().cards;
    expect(announcedTexts().at(-1)).toBe(`${length > 1 ? `Lowest of ${length}: ` : ''}${formatSum(lowest(hero))}?`);
  });

  it('is announced again when it comes close, once, and not during a pause', () => {
    const hero = heroGame({ startsAtOnce: true, seed: 3 });
    renderPanel(hero);
    const close = `Close: ${formatSum(lowest(hero))}?`;
    const { fall } = findLowestCard(hero.battle(), hero.clock.now)!;
    const untilCloseMs = ((75 + 10) / 110) * (fall!.landsMs - fall!.sinceMs);
    advance(hero, untilCloseMs - 100);
    hero.clock.pause();
    advance(hero, 5000);
    expect(announcedTexts()).not.toContain(close);
    hero.clock.resume();
    advance(hero, 200);
    expect(announcedTexts().filter((sentence) => sentence === close)).toHaveLength(1);
  });

  it('is announced with its own choices and their first key', () => {
    const hero = heroGame({ startsAtOnce: true, seed: 3, answers: 'choice' });
    renderPanel(hero);
    const [first] = hero.battle().cards;
    expect(announcedTexts()).toEqual([`${formatSum(first!.problem)}? Choices: ${first!.problem.options.join(', ')}.`]);
    advance(hero, 6000);
    act(() => hero.solve());
    expect(announcedTexts().at(-1)).toContain(`Choices from key 5: ${lowest(hero).options.join(', ')}.`);
  });
});

describe('Practice', () => {
  it('announces each verdict, also a second mistake in the same sum', () => {
    const hero = heroGame({ startsAtOnce: true, mode: 'practice', seed: 3 });
    render(<PracticePanel actor={hero.game} />);
    const asked = hero.battle().cards[0]!.problem;
    act(() => hero.fail());
    act(() => hero.fail());
    act(() => hero.solve());
    expect(announcedTexts()).toEqual([
      `${formatSum(asked)}?`,
      expect.stringMatching(`^Not quite. The answer is ${asked.answer}. Try again! .`),
      expect.stringMatching(`^Not quite. The answer is ${asked.answer}. Try again! .`),
      `Correct! Great job. ${formatEquation(asked)}.`,
    ]);
  });
});

describe('The announcement', () => {
  it('names the right answer and the reason, as shown, after a wrong answer to a waiting sum', () => {
    const hero = heroGame({ startsAtOnce: true, time: 'none', seed: 3 });
    render(<Listener hero={hero} />);
    render(<BattlePanel actor={hero.game} />);
    act(() => hero.fail());
    const text = screen.getByText(/^Not quite\. The answer is \d+\.$/).parentElement?.textContent;
    expect(announcedTexts().at(-1)).toBe(`${text} Shield 90%.`);
  });

  it('names the right answer and the reason, as shown, after a wrong choice for a falling sum', () => {
    const hero = heroGame({ startsAtOnce: true, seed: 3, answers: 'choice' });
    render(<Listener hero={hero} />);
    const { container } = render(<BattlePanel actor={hero.game} />);
    act(() => hero.answer(WRONG, 0));
    const text = container.querySelector('.last-mistake')?.textContent;
    expect(text).toMatch(/^\d+ \+ \d+ = \d+\. \w/);
    expect(announcedTexts().at(-1)).toBe(`${WRONG} is not right. ${text} Shield 90%.`);
  });

  it('says that the shield is empty, then that it is full again, after the mistake that empties it', () => {
    const hero = heroGame({ startsAtOnce: true, mode: 'challenge' });
    render(<Listener hero={hero} />);
    for (let mistake = 1; mistake <= 10; mistake++) act(() => hero.fail());
    expect(announcedTexts().slice(-2)).toEqual([
      `${WRONG}? No sum in the sky makes ${WRONG}. Shield 0%.`,
      'Shield full again.',
    ]);
  });
});
