/** The unit subjects that drawings can show. Each unit has one of them. */
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

export type Topic = (typeof TOPICS)[number];
