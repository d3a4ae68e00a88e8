import type { Avatar } from '../core/hero';

/** A part of the hero that can be customised. */
export type CosmeticType = keyof Avatar;

/** One choice for one part of the hero. `lockThreshold` is the total number of correct answers that unlocks it. */
export interface Cosmetic<Type extends CosmeticType = CosmeticType> {
  readonly type: Type;
  readonly id: Avatar[Type];
  readonly lockThreshold: number;
}

type Thresholds<Type extends CosmeticType> = readonly (readonly [id: Avatar[Type], lockThreshold: number])[];

const cosmetics = <Type extends CosmeticType>(type: Type, thresholds: Thresholds<Type>): readonly Cosmetic<Type>[] =>
  thresholds.map(([id, lockThreshold]) => ({ type, id, lockThreshold }));

/** All items by part, in the order in which they are earned. */
export const COSMETICS = {
  color: cosmetics('color', [
    ['blue', 0],
    ['red', 200],
    ['green', 500],
    ['purple', 1000],
    ['orange', 1500],
  ]),
  mask: cosmetics('mask', [
    ['default', 0],
    ['square', 300],
    ['diamond', 800],
    ['star', 1200],
  ]),
  cape: cosmetics('cape', [
    ['default', 0],
    ['star', 400],
    ['wave', 900],
    ['flames', 1400],
  ]),
  emblem: cosmetics('emblem', [
    ['lightning', 0],
    ['plus', 250],
    ['star', 600],
    ['bolt', 1100],
  ]),
} as const;

/** The parts, in wardrobe order. */
export const COSMETIC_TYPES = ['color', 'mask', 'cape', 'emblem'] as const satisfies readonly CosmeticType[];

/** Whether a player can wear an item, can unlock it with a click, or has not earned it yet. */
export type ItemState = 'unlocked' | 'eligible' | 'locked';

/** The key under which an unlocked item is stored: `red-color`. */
export const itemKey = ({ type, id }: Pick<Cosmetic, 'type' | 'id'>): string => `${id}-${type}`;

/** The state of an item for a player with these unlocked items and this many correct answers. */
export function itemState(item: Cosmetic, unlockedItems: readonly string[], totalCorrectAnswers: number): ItemState {
  if (item.lockThreshold === 0 || unlockedItems.includes(itemKey(item))) return 'unlocked';
  return totalCorrectAnswers >= item.lockThreshold ? 'eligible' : 'locked';
}

export const wearItem = (avatar: Avatar, { type, id }: Pick<Cosmetic, 'type' | 'id'>): Avatar => ({
  ...avatar,
  [type]: id,
});
