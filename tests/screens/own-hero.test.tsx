// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_AVATAR } from '../../machines/core/hero';
import { NO_VOYAGE } from '../../machines/core/voyage';
import { GAMES } from '../../src/catalogue';
import { HATS } from '../../src/catalogue/hats';
import { NEW_PASSPORT, passportStore, wearHat } from '../../src/device/passport';
import { voyageStore } from '../../src/device/voyage';
import { Wardrobe } from '../../src/pages/progress/Wardrobe';
import { Hero } from '../../src/play/hero/Hero';
import { IslandContext, visitIsland } from '../../src/play/internal/voyage';
// Loaded first, so that no test has to wait for it.
import '../../src/play/hero/PlayerHeroPicture';
import { PlayerHero } from '../../src/play/hero/PlayerHero';
import { ResultCard } from '../../src/play/result/ResultCard';

const [HAT, OTHER] = HATS;

it('Every hat has the id of a game and a name', () => {
  const ids = new Set(GAMES.map(({ id }) => id));
  expect(HATS.filter(({ game, name }) => !ids.has(game) || !/^[A-Z][a-z ]+$/.test(name))).toEqual([]);
});

beforeEach(() => {
  voyageStore.update(() => NO_VOYAGE);
  passportStore.update(() => NEW_PASSPORT);
});

const pictureOf = async (pose: 'asleep' | 'standing') => {
  const { container, findByAltText, unmount } = render(<PlayerHero pose={pose} className="h-28" />);
  const picture = await findByAltText('');
  const isHidden = container.firstElementChild?.getAttribute('aria-hidden');
  unmount();
  return { picture: decodeURIComponent(picture.getAttribute('src') ?? ''), isHidden };
};

it('The hero wears the outfit stored on this device, and is decorative', async () => {
  const blue = (await pictureOf('standing')).picture;
  localStorage.setItem(
    'arithmeticHeroProgress',
    JSON.stringify({ avatarItems: { color: 'red', mask: 'star', cape: 'flames', emblem: 'star' } }),
  );
  const { picture, isHidden } = await pictureOf('standing');
  expect(picture).not.toBe(blue);
  expect(isHidden).toBe('true');
  expect((await pictureOf('asleep')).picture).toContain('0 0 320 200');
  passportStore.update((now) => ({ ...now, hat: HAT!.game }));
  expect((await pictureOf('standing')).picture).toContain(HAT!.drawing.inner);
});

const pictureNow = () => decodeURIComponent(document.querySelector('img.hero')?.getAttribute('src') ?? '');

it('The hero of Arithmetic Hero is shown at once without a hat, and with a hat as soon as that has loaded', async () => {
  const bare = render(<Hero avatar={DEFAULT_AVATAR} />);
  expect(pictureNow()).toContain('<svg');
  expect(pictureNow()).not.toContain(HAT!.drawing.inner);
  bare.unmount();
  wearHat(HAT!.game);
  render(<Hero avatar={DEFAULT_AVATAR} />);
  expect(pictureNow()).toBe('');
  await waitFor(() => expect(pictureNow()).toContain(HAT!.drawing.inner));
});

const hats = () => document.querySelectorAll('.prize-hat').length;
const RESULT = {
  title: 'Well done!',
  praise: '',
  count: { number: 8, of: 10, unit: 'right' },
  wentWell: '',
  practiceNext: '',
  link: {},
  actions: null,
} as const;
const resultWith = (count: number) => (
  <MemoryRouter>
    <IslandContext value={HAT!.game}>
      <ResultCard {...RESULT} stars={{ count, max: 3 }} />
    </IslandContext>
  </MemoryRouter>
);

it('Two stars on an island win its hat, which the hero wears at once and can take off or change', async () => {
  visitIsland(HAT!.game);
  wearHat(OTHER!.game);
  const first = render(resultWith(1));
  expect([hats(), passportStore.read().hat]).toEqual([0, OTHER!.game]);
  first.unmount();
  const second = render(resultWith(2));
  const off = await screen.findByRole('button', { name: 'Take it off' });
  expect(screen.getByText('You won a hat!')).toBeDefined();
  expect(passportStore.read().hat).toBe(HAT!.game);
  fireEvent.click(off);
  expect(passportStore.read().hat).toBe(OTHER!.game);
  fireEvent.click(screen.getByRole('button', { name: 'Put it on' }));
  expect(passportStore.read().hat).toBe(HAT!.game);
  second.unmount();
  const third = render(resultWith(3));
  expect(hats()).toBe(0);
  third.unmount();

  render(<Wardrobe />, { wrapper: MemoryRouter });
  expect(screen.getByText(`You have 1 of ${HATS.length} hats.`)).toBeDefined();
  const hat = screen.getByRole('button', { name: HAT!.name });
  expect(hat.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: new RegExp(`^${OTHER!.name}: win two stars at`) })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Take off the hat' }));
  expect([passportStore.read().hat, hat.getAttribute('aria-pressed')]).toEqual(['', 'false']);
});
