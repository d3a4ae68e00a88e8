// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { NO_VOYAGE } from '../../machines/core/voyage';
import { GAMES } from '../../src/catalogue';
import { THINGS } from '../../src/catalogue/keepsakes';
import { voyageStore } from '../../src/device/voyage';
import { IslandContext } from '../../src/play/internal/voyage';
import { NextIsland } from '../../src/play/result/NextIsland';
import { NextGameContext } from '../../src/play/result/next-game';
import { ResultCard } from '../../src/play/result/ResultCard';
import { ResultRing } from '../../src/play/result/ResultRing';
import { ResultStars } from '../../src/play/result/ResultStars';
import { RoundActions } from '../../src/play/result/RoundActions';
import { practiseLabel } from '../../src/play/round/fixing-text';
import { practiceSummary, practiceTitle } from '../../src/play/round/practice';

const score = (count: number, value = 1234) => (
  <>
    <ResultStars count={count} max={3} />
    <ResultRing number={value} of={2000} unit="right" name="score" />
  </>
);

describe('The result animation', () => {
  it('shows its final figures from the start, even while they appear to count up', () => {
    render(score(2));
    const figure = screen.getByTestId('score');
    expect([figure.textContent, figure.dataset['value']]).toEqual(['1,234', '1234']);
    expect(screen.getByText('2 of 3 stars')).toBeDefined();
    const counting = document.querySelector('.result-number-counting');
    expect([counting?.textContent, counting?.getAttribute('aria-hidden')]).toEqual(['0', 'true']);
  });

  it.each([0, 1, 3])('draws all stars, and lights the ones that were won: %i', (count) => {
    const { container } = render(score(count));
    expect([
      container.querySelectorAll('.result-star-outline').length,
      container.querySelectorAll('.result-star-lit').length,
    ]).toEqual([3, count]);
  });

  it('does not count up from zero to zero', () => {
    const { container } = render(score(0, 0));
    expect(container.querySelector('.result-number-counting')).toBeNull();
  });

  it.each([
    ['a key', (): unknown => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a press', (): unknown => fireEvent.pointerDown(document.body)],
  ])('is skipped by %s, but not by a key that was held down before', (_, press) => {
    const parts = { praise: '', wentWell: '', practiceNext: '', link: {}, actions: null };
    const count = { number: 1, of: 10, unit: 'right' };
    const { container } = render(<ResultCard title="Game Over" count={count} stars={null} {...parts} />);
    const isSkipped = () => container.querySelector<HTMLElement>('.result')?.dataset['skipped'];
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
    expect(isSkipped()).toBe('false');
    press();
    expect(isSkipped()).toBe('true');
  });
});

const thingsLink = () => screen.findByRole('link', { name: /My island/ });

describe('The things for My island', () => {
  const { id } = GAMES[0]!;
  const names = THINGS.filter(({ game }) => game.id === id).map(({ name }) => name);
  const showResult = (count: number) =>
    render(
      <IslandContext value={id}>
        <ResultCard
          title="Game Over"
          count={{ number: 1, of: 10, unit: 'right' }}
          stars={{ count, max: 3 }}
          praise=""
          wentWell=""
          practiceNext=""
          link={{}}
          actions={null}
          hasHat={false}
        />
      </IslandContext>,
      { wrapper: MemoryRouter },
    );
  it('are shown with the result that has won them, and lead to the island', async () => {
    voyageStore.update(() => NO_VOYAGE);
    showResult(1);
    const link = await thingsLink();
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      `Something new for My island: ${names[0]}`,
      '/my-island',
    ]);
    expect(link.querySelectorAll('img')).toHaveLength(1);
  });

  it('are only those of the new stars', async () => {
    voyageStore.update(() => ({ last: id, stars: { [id]: 1 } }));
    showResult(3);
    expect((await thingsLink()).textContent).toBe(`Two new things for My island: ${names[1]}, ${names[2]}`);
  });

  it('are not shown again for stars that the island already has', async () => {
    voyageStore.update(() => ({ last: id, stars: { [id]: 3 } }));
    const { container } = showResult(3);
    await act(() => import('../../src/play/result/NewThings'));
    expect(container.querySelector('.prize-things')).toBeNull();
  });
});

describe('The next island', () => {
  it('links to the game that the page suggests, with its picture for day and night', () => {
    const next = GAMES[3]!;
    render(
      <NextGameContext value={next}>
        <NextIsland />
      </NextGameContext>,
      { wrapper: MemoryRouter },
    );
    const link = screen.getByRole('link', { name: `Next island ${next.title}` });
    expect([link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]).toEqual([
      next.path,
      next.islandPicture.replace('.svg', '-night.svg'),
    ]);
  });

  it('is not shown if the page does not suggest one', () => {
    const { container } = render(<NextIsland />, { wrapper: MemoryRouter });
    expect(container.textContent).toBe('');
  });
});

const nothing = () => {};
/** The text of each button, and whether it is the main one. */
const looks = () =>
  screen.getAllByRole('button').map(({ textContent, className }) => [textContent, className.includes('bg-primary')]);

describe('The buttons after a round', () => {
  it('are first to play again, and then to practise the mistakes', () => {
    render(<RoundActions again="Play Again" onAgain={nothing} missed={2} onPractise={nothing} />);
    expect(looks()).toEqual([
      ['Play Again', true],
      ['Practise these 2', false],
    ]);
  });

  it('are first to play the level that the round has unlocked', () => {
    const nextLevel = { label: 'Play level 2', onPlay: nothing };
    render(<RoundActions nextLevel={nextLevel} again="Play Again" onAgain={nothing} />);
    expect(looks()).toEqual([
      ['Play level 2', true],
      ['Play Again', false],
    ]);
  });
});

describe('Practice', () => {
  it.each([
    [1, 'Practise this one'],
    [3, 'Practise these 3'],
  ])('is offered with the number of mistakes: %i', (count, label) => {
    expect(practiseLabel(count)).toBe(label);
  });

  it.each([
    [0, 2, 'Good try!', 'Give them another try.'],
    [1, 2, 'Nicely fixed!', 'You fixed 1 of 2.'],
    [2, 2, 'All fixed!', 'You fixed 2 of 2.'],
  ])('reports %i of %i mistakes as fixed', (mended, of, title, line) => {
    expect([practiceTitle({ fixed: mended, total: of }), practiceSummary({ fixed: mended, total: of })]).toEqual([
      title,
      line,
    ]);
  });
});
