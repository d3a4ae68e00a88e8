import type { ChildColour } from '../../../machines/core/child-look';

/** Light enough for the animals, which are dark where they are drawn. */
export const COLOURS: Readonly<Record<ChildColour, string>> = {
  red: '#fb7560',
  blue: '#74acff',
  yellow: '#ffcc3f',
  green: '#74d492',
  purple: '#b592ff',
  pink: '#ff9fd0',
};
