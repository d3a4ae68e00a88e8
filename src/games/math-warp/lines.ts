/** One of these stands beside each right answer: fifteen, as the rules count them. */
export const LINES = [
  'Smooth flying!',
  'Straight through!',
  'The stars are cheering!',
  'Your engine hums!',
  'What a neat jump!',
  'You know your tables!',
  'Right on course!',
  'The portal likes you!',
  'Bright as a comet!',
  'Steady hands, pilot!',
  'That was star work!',
  'On to the next star!',
  'Sharp thinking!',
  'Light speed thinking!',
  'Mission control claps!',
] as const;
