import type * as English from '../../../../games/shape-match/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'आकृतियाँ';

export const names: Catalogue<typeof English.names> = {
  'shape.name.common': 'वृत्त, त्रिभुज, वर्ग और आयत के नाम बताना',
  'shape.name.fiveSix': 'पंचभुज और षट्भुज के नाम बताना',
  'shape.name.rare': 'समचतुर्भुज, सप्तभुज और अष्टभुज के नाम बताना',
  'shape.sides.common': 'वृत्त, त्रिभुज, वर्ग और आयत की भुजाएँ गिनना',
  'shape.sides.fiveSix': 'पंचभुज और षट्भुज की भुजाएँ गिनना',
  'shape.sides.rare': 'समचतुर्भुज, सप्तभुज और अष्टभुज की भुजाएँ गिनना',
  'shape.compare.far': 'बताना कि किस आकृति की भुजाएँ ज़्यादा हैं',
  'shape.compare.near': 'बताना कि किस आकृति की एक भुजा ज़्यादा है',
};
