/** What is in a hub, by hub. */
export const INTROS: Readonly<Record<string, string>> = {
  alevels: 'Videos for Pure Mathematics, Statistics and Mechanics, unit by unit.',
  ib: 'Videos for AI SL and HL, then for AA and further HL topics, unit by unit.',
  gcse: 'Videos for Foundation Tier and Higher Tier, unit by unit.',
  us: 'Videos and courses for Grade 10 and Grade 12, unit by unit.',
  australian: 'Videos for Year 10 and Year 12, unit by unit.',
  canadian: 'Playlists for Grade 10 and Grade 12, unit by unit.',
  cbse: 'Videos for Class 10 and Class 12, unit by unit.',
};

/** The titles of hubs, by hub. */
export const HEADINGS: Readonly<Record<string, string>> = {
  alevels: 'A-Levels Mathematics',
  ib: 'IB Mathematics',
  gcse: 'GCSE Mathematics',
  us: 'US Common Core Mathematics',
  australian: 'Australian Mathematics',
  canadian: 'Canadian Mathematics',
  cbse: 'CBSE Mathematics',
};
