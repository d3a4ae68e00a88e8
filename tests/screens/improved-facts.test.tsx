// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_MEMORY } from '../../machines/learning/memory';
import { learningStore } from '../../src/device/learning';
import { KnownFacts, KnownFactsContext } from '../../src/play/facts/fact-improvements';
import { ImprovedFacts } from '../../src/play/facts/ImprovedFacts';
import { createMemory } from '../helpers/memories';

const TODAY = 20_000;
let known = new KnownFacts();
const begin = (histories: Readonly<Record<string, string>>) => {
  learningStore.update(() => createMemory(histories, TODAY));
  known = new KnownFacts();
};
/** Plays a round after which these facts are known, and opens its result. */
const play = (histories: Readonly<Record<string, string>>) => {
  learningStore.update(() => createMemory(histories, TODAY));
  return render(
    <KnownFactsContext value={known}>
      <ImprovedFacts />
    </KnownFactsContext>,
  );
};
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  learningStore.update(() => NO_MEMORY);
});

describe('Facts that a round improved', () => {
  it('are listed with their tiles: quick ones first, then right ones', () => {
    begin({ '7x8': 'rm', '2x3': 'qqqqq' });
    play({ '7x8': 'rmrrrr', '÷6x7': 'qqqqq', '2x3': 'qqqqqq' });
    expect(screen.getByRole('heading', { name: 'New on your map' })).toBeDefined();
    expect(lines()).toEqual(['4242 ÷ 6 is now quick', '567 × 8 is now right']);
  });

  it('leave out facts that were only asked or missed, and kinds that are on no map', () => {
    begin({ '2x3': 'qqqqq' });
    play({ '2x3': 'qqqqqm', '9x9': 'm', 'add.overTen': 'qqqqq' });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('are limited to a few, with the number of others', () => {
    begin({});
    play(Object.fromEntries(['2x2', '2x3', '2x4', '2x5', '2x6', '2x7'].map((skill) => [skill, 'qqqqq'])));
    expect(lines()).toHaveLength(5);
    expect(lines().at(-1)).toBe('and 2 more');
  });

  it('belong to one round: a new list begins once the player leaves the result', () => {
    begin({});
    const { unmount } = play({ '7x8': 'rrrr' });
    expect(lines()).toHaveLength(1);
    unmount();
    play({ '7x8': 'rrrr', '3x4': 'rrrr' });
    expect(lines()).toEqual(['123 × 4 is now right']);
  });
});
