/*
 * The player's hero, which is one and the same in every game: here only what it can wear. How items are earned is a rule
 * of Arithmetic Hero.
 */

/** The colour of the suit. */
export type HeroColor = 'blue' | 'red' | 'green' | 'purple' | 'orange';
/** The shape of the mask. */
export type HeroMask = 'default' | 'square' | 'diamond' | 'star';
/** The pattern of the cape. */
export type HeroCape = 'default' | 'star' | 'wave' | 'flames';
/** The sign on the chest. */
export type HeroEmblem = 'lightning' | 'plus' | 'star' | 'bolt';

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
