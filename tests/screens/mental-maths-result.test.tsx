// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { Result } from '../../src/games/mental-maths/screen/Result';
import { useMentalEffects } from '../../src/games/mental-maths/screen/useMentalEffects';
import { throwConfetti } from '../../src/play/confetti';
import { why } from '../../src/play/why';
import { equationText } from '../../src/ui/format';
import { type MentalGame, mentalGame } from '../machines/mental-maths/helpers/game';

vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/announcer', { spy: true });

beforeEach(() => {
  vi.mocked(play).mockClear();
  vi.mocked(throwConfetti).mockClear();
});

const person = userEvent.setup();

/** The result as the page shows it: what is heard, and what is seen. */
function Page({ game, onAgain }: { readonly game: MentalGame; readonly onAgain: () => void }) {
  useMentalEffects(game.game, true);
  const isOver = useSelector(game.game, (snapshot) => snapshot.matches('completed'));
  return isOver && <Result actor={game.game} onAgain={onAgain} />;
}

/** The result of a round with so many right and then so many wrong answers. */
function after(right: number, wrong: number, options: Parameters<typeof mentalGame>[0] = {}) {
  const game = mentalGame({ time: 'none', ...options });
  const onAgain = vi.fn<() => void>();
  render(<Page game={game} onAgain={onAgain} />);
  act(() => game.solveMany(right));
  act(() => game.failMany(wrong));
  if (game.state() !== 'completed') act(() => game.send({ type: 'END_ROUND' }));
  return { game, onAgain };
}

const figure = (name: string) => [
  screen.getByTestId(name).textContent,
  screen.getByTestId(name).getAttribute('data-value'),
];
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

describe('The result of Mental Maths', () => {
  it('shows the score out of 25, the percentage and the best streak, and has the focus', () => {
    after(18, 7);
    expect(screen.getByText('Right out of 25')).toBeDefined();
    expect([figure('score'), figure('accuracy'), figure('best-streak')]).toEqual([
      ['18', '18'],
      ['72%', '72'],
      ['18', '18'],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  it('throws confetti from 18 right answers on, calm where things are to be calm', () => {
    after(18, 7);
    expect(throwConfetti).toHaveBeenCalledExactlyOnceWith({ particles: 100 }, true);
  });

  it('throws none for 17', () => {
    after(17, 8);
    expect(throwConfetti).not.toHaveBeenCalled();
  });

  it('lists every sum with its answer, and for a mistake what was chosen and why', () => {
    const { game } = after(2, 23);
    const { log } = game.round();
    expect(lines()).toHaveLength(25);
    expect(lines().slice(0, 2)).toEqual(
      log.slice(0, 2).map(({ question }) => `Right: ${equationText(question.equation)}`),
    );
    for (const [index, { question, given }] of log.entries()) {
      if (index < 2) continue;
      const { equation } = question;
      expect(lines()[index]).toBe(`Not right: ${equationText(equation)} You chose ${given.choice}. ${why(equation)}`);
    }
  });

  it('says of a sum that ran out of time that none was chosen', () => {
    const game = mentalGame();
    game.clock.advance(13_501);
    act(() => game.send({ type: 'END_ROUND' }));
    render(<Page game={game} onAgain={() => {}} />);
    expect(lines()).toEqual([expect.stringContaining('No answer in time.')]);
  });

  it('holds only what was answered where the round was ended early, the score still out of 25', () => {
    after(3, 1);
    expect(lines()).toHaveLength(4);
    expect([figure('score')[0], figure('accuracy')[0]]).toEqual(['3', '12%']);
  });

  it('says so where nothing was answered', () => {
    after(0, 0);
    expect(screen.getByText('You did not answer a sum this time.')).toBeDefined();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('tells a new best, and the best where it is none', () => {
    after(3, 0);
    expect(screen.getByText('New high score!')).toBeDefined();
    expect(vi.mocked(play).mock.calls.map(([name]) => name)).toContain('levelUp');
  });

  it('tells the best where it was not beaten', () => {
    after(3, 0, { bests: { none: { score: 20, streak: 9 } } });
    expect(figure('best')).toEqual(['20', '20']);
    expect(vi.mocked(play).mock.calls.map(([name]) => name)).toContain('finish');
  });

  it('leads to another round, to the menu, and gives a link to teachers', async () => {
    const { game, onAgain } = after(1, 0);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onAgain).toHaveBeenCalledOnce();
    await person.click(screen.getByRole('button', { name: 'For teachers' }));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Main Menu' }));
    expect(game.state()).toBe('idle');
  });

  it('names one thing to practise next', () => {
    after(0, 5);
    const note = screen.getByText('Practise next').parentElement;
    expect(note && within(note).getByText(/, like \d+ [+−×÷] \d+\./)).toBeTruthy();
  });
});
