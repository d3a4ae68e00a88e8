/*
 * A child's boat: the colour of its sail, its flag, and the name of its captain. Everything is chosen and nothing is
 * typed, so that a name says nothing about the child.
 */
import * as v from 'valibot';
import { parseSeed } from './seed-words';

export const SAILS = ['sun', 'coral', 'sky', 'violet', 'leaf'] as const;
export const FLAGS = ['star', 'heart', 'moon', 'fish', 'flower', 'crown', 'lightning', 'anchor'] as const;

/** The names to choose from, which are also words of seeds. */
export const FIRST_NAMES = ['brave', 'happy', 'kind', 'lucky', 'quick', 'sunny'] as const;
export const LAST_NAMES = ['fox', 'lion', 'owl', 'panda', 'penguin', 'rabbit'] as const;

export type Sail = (typeof SAILS)[number];
export type Flag = (typeof FLAGS)[number];
export type FirstName = (typeof FIRST_NAMES)[number];
export type LastName = (typeof LAST_NAMES)[number];

export interface Captain {
  readonly sail: Sail;
  readonly flag: Flag;
  /** Two words; empty before a captain has been chosen. */
  readonly name: string;
}

/** The boat of a child who has not chosen yet. */
export const NO_CAPTAIN: Captain = { sail: 'sun', flag: 'star', name: '' };

/** Accepts only names of seed words, because anyone can make a file. */
export const captainSchema = v.object({
  sail: v.picklist(SAILS),
  flag: v.picklist(FLAGS),
  name: v.pipe(
    v.string(),
    v.check((name) => name === NO_CAPTAIN.name || parseSeed(name) !== null),
  ),
});

export const hasCaptain = ({ name }: Captain): boolean => name !== '';

/** The captain chosen here, otherwise the other one. */
export const mergeCaptains = (here: Captain, other: Captain): Captain => (hasCaptain(here) ? here : other);
