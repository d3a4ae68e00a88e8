/** What units are about, as far as a drawing can tell: each has one. */
export const TOPICS = [
  'proof',
  'algebra',
  'functions',
  'coordinates',
  'trigonometry',
  'differentiation',
  'integration',
  'vectors',
  'statistics',
  'probability',
  'mechanics',
  'complex',
  'networks',
  'number',
  'proportion',
  'geometry',
  'solids',
  'region',
  'general',
] as const;

/** What a unit is about. */
export type Topic = (typeof TOPICS)[number];
