import { type Captain, FIRST_NAMES, LAST_NAMES } from '../../machines/core/captain';
import * as text from './captain-text';

/** Seed words that cannot be chosen here are only in files that someone has changed. They stay English. */
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Brave Panda", in the language of the site. */
export function properName({ name }: Captain): string {
  const [first = '', last = ''] = name.split(' ');
  const knownFirst = FIRST_NAMES.find((word) => word === first);
  const knownLast = LAST_NAMES.find((word) => word === last);
  return text.fullName(
    knownFirst === undefined ? capitalise(first) : text.FIRST_NAMES[knownFirst],
    knownLast === undefined ? capitalise(last) : text.LAST_NAMES[knownLast],
  );
}
