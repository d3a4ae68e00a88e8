/*
 * The player's hero, which is the same in every game. This file only defines what the hero can wear and how that is
 * read from storage. The game with the wardrobe decides how items are earned.
 */
import * as v from 'valibot';

export const HERO_COLORS = ['blue', 'red', 'green', 'purple', 'orange'] as const;
const MASKS = ['default', 'square', 'diamond', 'star'] as const;
const CAPES = ['default', 'star', 'wave', 'flames'] as const;
const EMBLEMS = ['lightning', 'plus', 'star', 'bolt'] as const;

export type HeroColor = (typeof HERO_COLORS)[number];
export type HeroMask = (typeof MASKS)[number];
export type HeroCape = (typeof CAPES)[number];
export type HeroEmblem = (typeof EMBLEMS)[number];

export interface Avatar {
  readonly color: HeroColor;
  readonly mask: HeroMask;
  readonly cape: HeroCape;
  readonly emblem: HeroEmblem;
}

/** Whether two heroes look the same. */
export const isSameAvatar = (one: Avatar, other: Avatar): boolean =>
  one.color === other.color && one.mask === other.mask && one.cape === other.cape && one.emblem === other.emblem;

export const DEFAULT_AVATAR: Avatar = { color: 'blue', mask: 'default', cape: 'default', emblem: 'lightning' };

/** Reads a stored hero. Each missing or damaged part falls back to its default. */
export const avatarSchema = v.fallback(
  v.object({
    color: v.fallback(v.picklist(HERO_COLORS), DEFAULT_AVATAR.color),
    mask: v.fallback(v.picklist(MASKS), DEFAULT_AVATAR.mask),
    cape: v.fallback(v.picklist(CAPES), DEFAULT_AVATAR.cape),
    emblem: v.fallback(v.picklist(EMBLEMS), DEFAULT_AVATAR.emblem),
  }),
  DEFAULT_AVATAR,
);
