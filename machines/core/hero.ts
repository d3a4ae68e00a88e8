/*
 * The player's hero, which is one and the same in every game: here only what it can wear, and how that is read again. How
 * items are earned is a rule of the game that has the wardrobe.
 */
import * as v from 'valibot';

/** The colours of the suits. */
export const HERO_COLORS = ['blue', 'red', 'green', 'purple', 'orange'] as const;
const MASKS = ['default', 'square', 'diamond', 'star'] as const;
const CAPES = ['default', 'star', 'wave', 'flames'] as const;
const EMBLEMS = ['lightning', 'plus', 'star', 'bolt'] as const;

/** The colour of the suit. */
export type HeroColor = (typeof HERO_COLORS)[number];
/** The shape of the mask. */
export type HeroMask = (typeof MASKS)[number];
/** The pattern of the cape. */
export type HeroCape = (typeof CAPES)[number];
/** The sign on the chest. */
export type HeroEmblem = (typeof EMBLEMS)[number];

/** What a hero wears. */
export interface Avatar {
  readonly color: HeroColor;
  readonly mask: HeroMask;
  readonly cape: HeroCape;
  readonly emblem: HeroEmblem;
}

/** Whether two heroes look the same. */
export const isSameAvatar = (one: Avatar, other: Avatar): boolean =>
  one.color === other.color && one.mask === other.mask && one.cape === other.cape && one.emblem === other.emblem;

/** What every hero wears at first. */
export const DEFAULT_AVATAR: Avatar = { color: 'blue', mask: 'default', cape: 'default', emblem: 'lightning' };

/** What a hero wears as it was stored; each part that is missing or damaged is what every hero wears at first. */
export const storedAvatar = v.fallback(
  v.object({
    color: v.fallback(v.picklist(HERO_COLORS), DEFAULT_AVATAR.color),
    mask: v.fallback(v.picklist(MASKS), DEFAULT_AVATAR.mask),
    cape: v.fallback(v.picklist(CAPES), DEFAULT_AVATAR.cape),
    emblem: v.fallback(v.picklist(EMBLEMS), DEFAULT_AVATAR.emblem),
  }),
  DEFAULT_AVATAR,
);
