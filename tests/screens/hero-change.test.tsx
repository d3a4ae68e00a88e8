// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Avatar, DEFAULT_AVATAR } from '../../machines/core/hero';
import { createHeroSvg } from '../../src/play/hero/drawing';
import { Hero } from '../../src/play/hero/Hero';
import { svgUrl } from '../../src/stage/drawing';

const DRESSED: Avatar = { color: 'blue', mask: 'star', cape: 'flames', emblem: 'bolt' };

it('A hero that changes out of the default clothes is drawn in the new ones as soon as they have loaded', async () => {
  const { container, rerender } = render(<Hero avatar={DEFAULT_AVATAR} />);
  const picture = () => container.querySelector('img')?.getAttribute('src');
  await vi.waitFor(() => expect(picture()).toBe(svgUrl(createHeroSvg(DEFAULT_AVATAR, 'smile', null))));
  rerender(<Hero avatar={DRESSED} />);
  const usual = svgUrl(createHeroSvg({ ...DEFAULT_AVATAR, color: 'blue' }, 'smile', null));
  await vi.waitFor(() => {
    expect(picture()).toBe(svgUrl(createHeroSvg(DRESSED, 'smile', null)));
    expect(picture()).not.toBe(usual);
  });
});
