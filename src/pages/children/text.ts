import type { ChildLook } from '../../../machines/core/child-look';
import { childName } from './names-text';

export const text = {
  title: 'Children on this device',
  about:
    'Up to six children can share this device. Each child picks an animal, so no names are needed, and has their own stars, map, hero, island, settings and questions. When there are two or more, a new tab first asks who is playing.',
  add: 'Add a child',
  undo: 'Undo',
  undone: 'Undone. Everything is back to how it was.',
  move: "To move a child's progress to another device, choose that child here and save a file. On the other device, add a child, choose them and load the file.",
  noSpace: 'This device is out of space or blocks saving, so nothing was changed.',
  added: (child: ChildLook): string => `The ${childName(child)} was added.`,
  /** The first child is given an animal only when there is a second one. */
  addedSecond: (child: ChildLook, first: ChildLook): string =>
    `The ${childName(child)} was added. The child who has been playing is now the ${childName(first)}.`,
  changed: (child: ChildLook): string => `This child is now the ${childName(child)}.`,
  removed: (child: ChildLook): string =>
    `The ${childName(child)} was removed. You can undo this until you leave the page.`,
  isPlaying: 'is playing now',
  play: 'Play',
  playAs: (child: ChildLook): string => `Play as the ${childName(child)}`,
  change: 'Change',
  changeChild: (child: ChildLook): string => `Change the ${childName(child)}`,
  remove: 'Remove',
  removeChild: (child: ChildLook): string => `Remove the ${childName(child)}`,
};

/** On the choice of a child's animal and colour. */
export const choiceText = {
  description: 'Choose an animal and a colour. No name is needed.',
  animal: 'Animal',
  colour: 'Colour',
  add: 'Add',
  done: 'Done',
};

/** When a child is removed. */
export const removalText = {
  title: (child: ChildLook): string => `Remove the ${childName(child)}?`,
  description: 'This deletes everything that this device stores for this child.',
  about:
    'Their stars, scores, map, hero, island and settings will be deleted. The other children keep theirs. To keep a copy, choose this child and save a file first.',
  keep: (child: ChildLook): string => `Keep the ${childName(child)}`,
  remove: (child: ChildLook): string => `Remove the ${childName(child)}`,
};
