/** Shown after right answers. The rules rely on there being fifteen. */
export const PRAISE_LINES = [
  'Smooth flying!',
  'Straight through!',
  'The stars are cheering!',
  'Engines humming!',
  'What a neat jump!',
  'You know your tables!',
  'Right on course!',
  'The portal likes you!',
  'Bright as a comet!',
  'Steady hands, pilot!',
  'Star work!',
  'On to the next star!',
  'Sharp thinking!',
  'Light-speed thinking!',
  'Mission Control cheers!',
] as const;
