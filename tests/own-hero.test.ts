// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_AVATAR } from '../machines/core/hero';
import { readOwnHero } from '../src/device/own-hero';

const KEY = 'arithmeticHeroProgress';
beforeEach(() => localStorage.clear());

describe("The player's own hero", () => {
  it('wears the default outfit if nothing is stored, and does not write anything', () => {
    expect(readOwnHero()).toEqual({ color: 'blue', mask: 'default', cape: 'default', emblem: 'lightning' });
    expect(localStorage.length).toBe(0);
  });

  it('wears what Arithmetic Hero has stored', () => {
    const avatarItems = { color: 'green', mask: 'star', cape: 'flames', emblem: 'bolt' };
    localStorage.setItem(KEY, JSON.stringify({ totalCorrectAnswers: 7, avatarItems }));
    expect(readOwnHero()).toEqual(avatarItems);
  });

  it('falls back to the default for each stored part that is invalid', () => {
    localStorage.setItem(KEY, JSON.stringify({ avatarItems: { color: 'pink', mask: 'square', cape: 3 } }));
    expect(readOwnHero()).toEqual({ ...DEFAULT_AVATAR, mask: 'square' });
  });

  it.each(['{', '"text"', 'null', '[]', '{"avatarItems":7}'])('does not change an unreadable value: %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(readOwnHero()).toEqual(DEFAULT_AVATAR);
    expect([localStorage.getItem(KEY), localStorage.length]).toEqual([text, 1]);
  });
});
