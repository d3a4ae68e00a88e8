import { expect, it } from 'vitest';
import { type Avatar, DEFAULT_AVATAR } from '../machines/core/hero';
import { createHeroSvg, drawCheeringHero } from '../src/play/hero/drawing';
import { fetchClothes } from '../src/play/hero/own-clothes';

const DRESSED: Avatar = { color: 'blue', mask: 'star', cape: 'flames', emblem: 'bolt' };

it('A hero is drawn in the default clothes until its own have loaded', async () => {
  const usual = createHeroSvg(DEFAULT_AVATAR);
  await fetchClothes({ ...DEFAULT_AVATAR, color: 'green' });
  expect(createHeroSvg(DRESSED)).toBe(usual);

  await fetchClothes(DRESSED);
  const others = (['mask', 'cape', 'emblem'] as const).map((one) =>
    createHeroSvg({ ...DEFAULT_AVATAR, [one]: DRESSED[one] }),
  );
  expect(new Set([usual, createHeroSvg(DRESSED), ...others]).size).toBe(5);
  expect(createHeroSvg(DEFAULT_AVATAR)).toBe(usual);
  expect(drawCheeringHero(DRESSED)).not.toBe(drawCheeringHero(DEFAULT_AVATAR));
});
