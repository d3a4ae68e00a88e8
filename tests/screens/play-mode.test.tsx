// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { encodeFriendRound } from '../../machines/core/friend-code';
import { printWeek } from '../../machines/core/week-link';
import type { Game } from '../../src/catalogue/define-game';
import { game as mentalMaths } from '../../src/games/mental-maths/game';
import { game as shapeMatch } from '../../src/games/shape-match/game';
import { game as tablesCheck } from '../../src/games/tables-check/game';
import { game as timesTables } from '../../src/games/times-tables/game';
import { friendFragment } from '../../src/play/modes/friend/friend';
import { withPlayMode } from '../../src/play/modes/with-play-mode';
import { PlayModeContext } from '../../src/play/round/play-mode';
import { getRoundIdentity, getRoundParameters } from '../../src/play/round/round';

const Screen = () => <p data-testid="kind">{use(PlayModeContext).kind}</p>;

const ROUND = '?time=normal&seed=7';
const CODE = encodeFriendRound(
  { timeline: [{ atMs: 1000, isCorrect: true }], picks: [] },
  getRoundIdentity(mentalMaths, getRoundParameters(mentalMaths, { time: 'normal' }, 7)),
);

const WEEK = printWeek({
  order: 'any',
  legs: [{ game: mentalMaths.id, settings: {}, tables: null, seed: null, length: { unit: 'rounds', count: 1 } }],
});

/** The kinds of the games on the page at an address. */
async function kindsAt(game: Game, address: string): Promise<readonly (string | null)[]> {
  history.replaceState(null, '', `${game.path}${address}`);
  const Page = withPlayMode(game, Screen);
  render(
    <MemoryRouter initialEntries={[`${game.path}${address}`]}>
      <Page />
    </MemoryRouter>,
  );
  await act(async () => vi.dynamicImportSettled());
  return screen.queryAllByTestId('kind').map(({ textContent }) => textContent);
}

it.each<[string, Game, string, readonly string[]]>([
  ['one child', mentalMaths, '', ['alone']],
  ['two players', mentalMaths, '?players=2&start', ['half', 'half']],
  ['a class at its board', mentalMaths, '?storm&start', ['storm']],
  ['a friend', mentalMaths, `${ROUND}&start${friendFragment(CODE ?? '')}`, ['friend']],
  ['a child beside its own last round', mentalMaths, '?beside&start', ['beside']],
  ['a child who has never played', shapeMatch, '?first', ['first']],
  ["a child on today's voyage", mentalMaths, '?voyage=1&start=1', ['voyage']],
  ["a child on today's voyage, from an address without a value", mentalMaths, '?voyage&start', ['voyage']],
  ['a child in a week', mentalMaths, `?week=${WEEK}&leg=0&turn=1&start=1`, ['week']],
  ['one child if the week is damaged', mentalMaths, `?week=${WEEK}x&leg=0&turn=1&start=1`, ['alone']],
  ['one child if the game has no first round', mentalMaths, '?first', ['alone']],
  ['one child if the game has no mode for two', timesTables, '?players=2&start', ['alone']],
  ['one child if the game cannot be played against the storm', tablesCheck, '?storm&start', ['alone']],
])('The URL opens the game for %s', async (_, game, address, kinds) => {
  expect(await kindsAt(game, address)).toEqual(kinds);
});

it('A class round is played before anything else, once the child has chosen a boat', async () => {
  expect(await kindsAt(mentalMaths, '?seed=7&class=1&players=2&start')).toEqual([]);
  act(() => screen.getByRole('button', { name: /Go aboard/ }).click());
  expect(screen.getByTestId('kind').textContent).toBe('class');
});
