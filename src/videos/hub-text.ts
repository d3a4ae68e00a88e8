/** Links to hubs, by hub. */
export const HUB_TEXTS = {
  alevels: {
    label: 'A-Levels',
    description: 'Pure, Statistics and Mechanics',
  },
  ib: {
    label: 'IB',
    description: 'AI SL & HL, and HL Additional',
  },
  gcse: {
    label: 'GCSE',
    description: 'Foundation and Higher Tier',
  },
  us: {
    label: 'US Curriculum',
    description: 'Common Core, Grades 10 and 12',
  },
  australian: {
    label: 'Australian',
    description: 'Year 10 and Year 12, by topic',
  },
  canadian: {
    label: 'Canadian',
    description: 'Grade 10 and Grade 12 playlists',
  },
  cbse: {
    label: 'CBSE',
    description: 'Class 10 and Class 12, by unit',
  },
};

export const videosOf = (hub: string): string => `${hub} videos`;
