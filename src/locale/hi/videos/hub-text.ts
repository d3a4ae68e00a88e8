import type * as English from '../../../videos/hub-text.ts';
import type { Catalogue } from '../../catalogue.ts';

export const HUB_TEXTS: Catalogue<typeof English.HUB_TEXTS> = {
  alevels: { label: 'A-Levels', description: 'शुद्ध गणित, सांख्यिकी और यांत्रिकी' },
  ib: { label: 'IB', description: 'AI SL और HL, और HL के दूसरे विषय' },
  gcse: { label: 'GCSE', description: 'Foundation Tier और Higher Tier' },
  us: { label: 'अमेरिका', description: 'Common Core, Grades 10 और 12' },
  australian: { label: 'ऑस्ट्रेलिया', description: 'Year 10 और Year 12, विषय के हिसाब से' },
  canadian: { label: 'कनाडा', description: 'Grade 10 और Grade 12 की प्लेलिस्ट' },
  cbse: { label: 'CBSE', description: 'कक्षा 10 और कक्षा 12, इकाई के हिसाब से' },
};

export const videosOf: typeof English.videosOf = (hub) => `${hub} के वीडियो`;
