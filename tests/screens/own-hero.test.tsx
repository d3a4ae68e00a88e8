// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnHero } from '../../src/play/OwnHero';

const pictureOf = async (pose: 'asleep' | 'standing') => {
  const { container, findByAltText, unmount } = render(<OwnHero pose={pose} className="h-28" />);
  const picture = await findByAltText('');
  const isHidden = container.firstElementChild?.getAttribute('aria-hidden');
  unmount();
  return { picture: decodeURIComponent(picture.getAttribute('src') ?? ''), isHidden };
};

it('The own hero wears what this device keeps, and is decoration', async () => {
  const blue = (await pictureOf('standing')).picture;
  localStorage.setItem(
    'arithmeticHeroProgress',
    JSON.stringify({ avatarItems: { color: 'red', mask: 'star', cape: 'flames', emblem: 'star' } }),
  );
  const { picture, isHidden } = await pictureOf('standing');
  expect(picture).not.toBe(blue);
  expect(isHidden).toBe('true');
  expect((await pictureOf('asleep')).picture).toContain('0 0 320 200');
});
