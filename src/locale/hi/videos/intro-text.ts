import type * as English from '../../../videos/intro-text';
import type { Catalogue } from '../../catalogue';

export const INTROS: Catalogue<typeof English.INTROS> = {
  alevels: 'शुद्ध गणित, सांख्यिकी और यांत्रिकी के वीडियो, इकाई दर इकाई।',
  ib: 'AI SL और HL के, फिर AA और HL के दूसरे विषयों के वीडियो, इकाई दर इकाई।',
  gcse: 'Foundation Tier और Higher Tier के वीडियो, इकाई दर इकाई।',
  us: 'Grade 10 और Grade 12 के वीडियो और कोर्स, इकाई दर इकाई।',
  australian: 'Year 10 और Year 12 के वीडियो, इकाई दर इकाई।',
  canadian: 'Grade 10 और Grade 12 की प्लेलिस्ट, इकाई दर इकाई।',
  cbse: 'कक्षा 10 और कक्षा 12 के वीडियो, इकाई दर इकाई।',
};

export const HEADINGS: Catalogue<typeof English.HEADINGS> = {
  alevels: 'A-Levels गणित',
  ib: 'IB गणित',
  gcse: 'GCSE गणित',
  us: 'US Common Core गणित',
  australian: 'ऑस्ट्रेलिया का गणित',
  canadian: 'कनाडा का गणित',
  cbse: 'CBSE गणित',
};
