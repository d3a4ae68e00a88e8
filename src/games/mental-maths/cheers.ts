/** One of these follows each right answer: as many as the rules count. */
export const CHEERS = [
  'Super thinking!',
  'You are on a wave!',
  'What a splash!',
  'Quick as a fish!',
  'Clever you!',
  'That was neat!',
  'The turtle claps!',
  'Bright as the sun!',
  'You know your numbers!',
  'Smooth sailing!',
  'Your head is buzzing!',
  'Well worked out!',
] as const;
