/*
 * How a child who shares a device is shown: an animal and a colour. Both are chosen and nothing is typed, so that they
 * say nothing about the child.
 */
import * as v from 'valibot';
import type { Captain, Sail } from './captain';

export const CHILD_ANIMALS = [
  'fox',
  'owl',
  'rabbit',
  'bear',
  'cat',
  'penguin',
  'lion',
  'panda',
  'dog',
  'frog',
  'elephant',
  'tiger',
] as const;

export const CHILD_COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'pink'] as const;

export type ChildAnimal = (typeof CHILD_ANIMALS)[number];
export type ChildColour = (typeof CHILD_COLOURS)[number];

export interface ChildLook {
  readonly animal: ChildAnimal;
  readonly colour: ChildColour;
}

export const childLookSchema = v.object({
  animal: v.picklist(CHILD_ANIMALS),
  colour: v.picklist(CHILD_COLOURS),
});

const free = <Value>(all: readonly [Value, ...Value[]], taken: readonly Value[]): Value =>
  all.find((value) => !taken.includes(value)) ?? all[0];

/** A look that differs from these in its animal and, as long as there are enough of them, in its colour. */
export const findFreeLook = (taken: readonly ChildLook[]): ChildLook => ({
  animal: free(
    CHILD_ANIMALS,
    taken.map(({ animal }) => animal),
  ),
  colour: free(
    CHILD_COLOURS,
    taken.map(({ colour }) => colour),
  ),
});

const COLOURS_OF_SAILS: Readonly<Record<Sail, ChildColour>> = {
  sun: 'yellow',
  coral: 'red',
  sky: 'blue',
  violet: 'purple',
  leaf: 'green',
};

/** The animal and the sail of a captain; null for a captain who has no animal in its name. */
export function lookOfCaptain({ name, sail }: Captain): ChildLook | null {
  const animal = CHILD_ANIMALS.find((one) => name.endsWith(` ${one}`));
  return animal === undefined ? null : { animal, colour: COLOURS_OF_SAILS[sail] };
}
