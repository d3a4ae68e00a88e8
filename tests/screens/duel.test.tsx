// @vitest-environment jsdom
/* Two players on one board: questions, names, announcements and keys of each half, in every game for two. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import { openChoicesStore } from '../../src/device/choices';
import { settingsStore } from '../../src/device/settings';
import { loadScreen } from '../../src/pages/load-screen';
import { HALF_KEYS } from '../../src/play/modes/duel/keys';
import { PLAYER_NAMES } from '../../src/play/modes/duel/text';
import { useGame } from '../../src/play/useGame';
import { useFrames } from '../../src/stage/useFrames';
import { advance, announcedTexts, button, normaliseSpaces, radio } from './helpers/page';

const FOR_TWO = GAMES.filter(({ maxPlayers }) => maxPlayers === 2);
const PLAYERS = [1, 2] as const;
type Player = (typeof PLAYERS)[number];

const person = userEvent.setup();

async function open(game: Game, query = '&start'): Promise<void> {
  const address = `${game.path}?players=2&seed=21&mute${query}`;
  history.replaceState(null, '', address);
  const { default: Page } = await loadScreen(game);
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  await screen.findByRole('main');
  // Some games only ask after a moment.
  const clock = vi.mocked(useFrames).mock.calls.at(-1)?.[0];
  if (clock) advance({ clock }, 3000);
}

const half = (player: Player) => screen.getByRole('region', { name: PLAYER_NAMES[player] });
const asked = (player: Player) => normaliseSpaces(within(half(player)).getByTestId('question').textContent);
const fields = (player: Player) => within(half(player)).queryAllByRole<HTMLInputElement>('textbox');
const typedIn = (player: Player) => fields(player)[0]?.value ?? '';

/** Whether the first question in a game is answered by choosing. */
const isChosen = () => within(half(1)).queryByRole('group', { name: /^Answers/ }) !== null;

const seenIn = (player: Player) => `${half(player).innerHTML}${typedIn(player)}`;

/** Answers in one half with its first key, or starts to answer with its pad and its field. */
async function answerIn(player: Player): Promise<void> {
  const [field] = fields(player);
  if (isChosen() || field === undefined) {
    screen.getByRole('main').focus();
    await person.keyboard(HALF_KEYS[player][0] ?? '');
  } else {
    await person.click(within(half(player)).getByRole('button', { name: '7' }));
    await person.type(field, '1');
  }
}

beforeEach(() => {
  for (const game of FOR_TWO) openChoicesStore(game)?.update(() => ({}));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('Two halves', () => {
  it.each(FOR_TWO)(
    "ask the same question, name everything and announce it with the player's name: $id",
    async (game) => {
      await open(game, '&start&calm');
      expect(asked(1)).toBe(asked(2));
      for (const player of PLAYERS) {
        const nameless = ['button', 'textbox', 'group', 'img'].flatMap((role) =>
          within(half(player)).queryAllByRole(role, { name: '' }),
        );
        expect(nameless).toEqual([]);
        // The component that announces the question is loaded lazily.
        await vi.waitFor(() => expect(announcedTexts().join(' ')).toContain(`${PLAYER_NAMES[player]}: `));
        expect(half(player).dataset['calm']).toBe('true');
      }
      expect(screen.getByRole('img', { name: 'The parcel is in the middle' })).toBeDefined();
    },
  );

  it.each(FOR_TWO)(
    'are answered separately, with their own keys or with their own field and pad: $id',
    async (game) => {
      await open(game);
      const isByKeys = isChosen();
      for (const player of PLAYERS) {
        const other = player === 1 ? 2 : 1;
        const [own, before] = [seenIn(player), seenIn(other)];
        await answerIn(player);
        expect(seenIn(player)).not.toBe(own);
        expect(seenIn(other)).toBe(before);
        expect(isByKeys || typedIn(player) === '71').toBe(true);
      }
    },
  );
});

describe('The menu for two players', () => {
  const names = ['mode', 'type', 'difficulty'];
  const CHOOSING = FOR_TWO.filter(({ settings }) => names.some((name) => name in settings));
  const lastOf = ({ settings }: Game) =>
    Object.fromEntries(names.flatMap((name) => (name in settings ? [[name, settings[name]?.at(-1)]] : [])));

  it.each(CHOOSING)(
    'sets the questions for both players, and shares remembered settings with the one-player menu: $id',
    async (game) => {
      await open(game, '&time=none');
      for (const value of Object.values(lastOf(game)))
        await person.click(document.querySelector(`.duel-menu input[value="${value}"]`) ?? document.body);
      await person.click(radio('longer'));
      await person.click(button('Start'));
      const halves = vi
        .mocked(useGame)
        .mock.results.slice(-2)
        .map(({ value }) => value);
      for (const { actor } of halves) expect(actor.getSnapshot().context.settings).toMatchObject(lastOf(game));
      expect(settingsStore.read().time).toBe('longer');
      const remembered = Object.entries(lastOf(game)).filter(([name]) => game.rememberedSettings?.includes(name));
      expect(openChoicesStore(game)?.read() ?? {}).toEqual(Object.fromEntries(remembered));
    },
  );
});
