// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TimeChoice } from '../../src/play/menu/TimeChoice';
import { ResultCard } from '../../src/play/result/ResultCard';
import { type Stat, StatBar, StatText } from '../../src/play/score/StatBar';
import { streakStat } from '../../src/play/score/stats';

const SCORE: Stat = { name: 'score', label: 'Score', text: '1,234', value: 1234 };
const SHIELD: Stat = { name: 'shield', label: 'Shield', text: '40%', value: 40, tone: 'danger' };

describe('The status bar', () => {
  it('shows each figure without its label, and its plain number as data', () => {
    render(<StatBar figures={[SCORE, SHIELD]} />);
    for (const { name, text, value } of [SCORE, SHIELD]) {
      const figure = screen.getByTestId(name);
      expect(figure.textContent).toBe(text);
      expect(figure.getAttribute('data-value')).toBe(String(value));
    }
  });

  it('names every figure, in the given order', () => {
    render(<StatBar figures={[SCORE, SHIELD]} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Score', 'Shield']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,234', '40%']);
  });

  it('shows a second figure under its own name, with its own label for screen readers', () => {
    const second = { name: 'combo', label: 'Points', text: '×2', value: 2 } as const;
    render(<StatBar figures={[{ name: 'streak', label: 'Streak', text: '5', value: 5, second }]} />);
    expect(screen.getByTestId('streak').textContent).toBe('5');
    expect(screen.getByTestId('combo').textContent).toBe('×2');
    expect(screen.getByTestId('combo').getAttribute('data-value')).toBe('2');
    expect(screen.getByRole('definition').textContent).toBe('5, Points ×2');
  });

  it.each([0, 3, 14])(
    'lights one lamp of ten for each right answer of %i in a row, hidden from screen readers',
    (streak) => {
      const { container } = render(<StatBar figures={[streakStat(streak)]} />);
      const lit = [...container.querySelectorAll('.streak-lamps > *')].map((lamp) => lamp.getAttribute('data-lit'));
      expect(lit).toEqual(Array.from({ length: 10 }, (_, index) => String(index < streak)));
      expect(screen.getByRole('definition').textContent).toBe(String(streak));
    },
  );

  it('reserves two digits for a streak that asks for them, so that ten right answers in a row move nothing', () => {
    const { container, rerender } = render(<StatBar figures={[{ ...streakStat(9), digits: 2 }]} />);
    const room = () => container.querySelector<HTMLElement>('.stat-room')?.dataset['room'];
    expect(room()).toBe('00');
    rerender(<StatBar figures={[{ ...streakStat(10), digits: 2 }]} />);
    expect(room()).toBe('00');
  });

  it('marks the figure that is running out', () => {
    render(<StatBar figures={[SCORE, SHIELD]} />);
    expect(screen.getByTestId('shield').closest('[data-tone="danger"]')).not.toBeNull();
    expect(screen.getByTestId('score').closest('[data-tone="danger"]')).toBeNull();
  });

  it('has the same text and data-value as a single figure elsewhere', () => {
    render(<StatText name="accuracy" text="91%" value={91} />);
    const figure = screen.getByTestId('accuracy');
    expect([figure.textContent, figure.getAttribute('data-value')]).toEqual(['91%', '91']);
  });
});

describe('The time setting', () => {
  it('offers normal, longer and none, and reports the choice', () => {
    const chosen: string[] = [];
    render(<TimeChoice value="normal" onChange={(time) => chosen.push(time)} />);
    const group = within(screen.getByRole('radiogroup', { name: 'Time' }));
    expect(group.getAllByRole('radio')).toHaveLength(3);
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'normal' }).checked).toBe(true);
    for (const name of ['longer', 'none']) group.getByRole('radio', { name }).click();
    expect(chosen).toEqual(['longer', 'none']);
  });
});

const COUNT = { count: { number: 8, of: 10, unit: 'right' }, stars: null } as const;

describe('The result card', () => {
  it('focuses its heading, and mentions a success and something to practise', () => {
    const parts = { praise: 'Great job!', wentWell: '7 right in a row!', practiceNext: 'Adding, like 3 + 9.' };
    const actions = <button type="button">Again</button>;
    render(<ResultCard title="Game Over" {...COUNT} link={{ seed: 1 }} actions={actions} {...parts} />);
    const heading = screen.getByRole('heading', { name: 'Game Over' });
    expect(document.activeElement).toBe(heading);
    expect(heading.tabIndex).toBe(-1);
    for (const strings of Object.values(parts)) expect(screen.getByText(strings)).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'What went well',
      'Practise next',
    ]);
  });

  it('draws the emojis of its title and of its praise', () => {
    const parts = { wentWell: '7 right in a row!', practiceNext: 'Adding, like 3 + 9.', ...COUNT, actions: null };
    const { container } = render(
      <ResultCard title="🏆 Well done!" praise="🎉 Great counting!" link={{ seed: 1 }} {...parts} />,
    );
    expect([...container.querySelectorAll('.emoji')].map(({ textContent }) => textContent)).toEqual(['🏆', '🎉']);
  });
});
