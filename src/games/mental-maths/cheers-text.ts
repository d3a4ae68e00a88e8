/** One is shown after each correct answer. The rules rely on their number. */
export const CHEERS = [
  'Super thinking!',
  "You're riding a wave!",
  'What a splash!',
  'Quick as a fish!',
  'Clever you!',
  'That was neat!',
  "The turtle's clapping!",
  'Bright as the sun!',
  'You know your numbers!',
  'Smooth sailing!',
  'Your brain is buzzing!',
  'Well worked out!',
] as const;
