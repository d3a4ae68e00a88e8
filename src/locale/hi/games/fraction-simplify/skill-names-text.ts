import type * as English from '../../../../games/fraction-simplify/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'भिन्न';

export const names: Catalogue<typeof English.names> = {
  'fraction.add.unlike': 'अलग-अलग हर वाले भिन्न जोड़ना, जैसे 1/2 + 1/3',
  'fraction.subtract.unlike': 'अलग-अलग हर वाले भिन्न घटाना, जैसे 1/2 − 1/3',
  'fraction.multiply.unit': 'ऐसे भिन्न से गुणा करना जिसके ऊपर 1 हो, जैसे 1/2 × 3/4',
  'fraction.multiply.tables': 'भिन्नों का गुणा करना, जैसे 2/3 × 3/4',
  'fraction.multiply.beyond': 'बड़ी संख्याओं वाले भिन्नों का गुणा करना, जैसे 3/14 × 5/8',
};
