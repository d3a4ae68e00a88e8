import type { ChildColour, ChildLook } from '../../../machines/core/child-look';
import { childName } from '../../../machines/core/child-look';
import { capitalise } from '../../ui/number-to-word';

/** Light enough for the animals, which are dark where they are drawn. */
export const COLOURS: Readonly<Record<ChildColour, string>> = {
  red: '#fb7560',
  blue: '#74acff',
  yellow: '#ffcc3f',
  green: '#74d492',
  purple: '#b592ff',
  pink: '#ff9fd0',
};

/** "Red fox" */
export const childLabel = (look: ChildLook): string => capitalise(childName(look));
