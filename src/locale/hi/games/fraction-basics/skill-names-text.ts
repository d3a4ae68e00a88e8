import type * as English from '../../../../games/fraction-basics/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'भिन्न';

export const names: Catalogue<typeof English.names> = {
  'fraction.amount.halves': 'मात्रा का आधा या चौथाई खोजना, जैसे 8 का आधा',
  'fraction.amount.thirds': 'मात्रा की तिहाई या कई चौथाई खोजना, जैसे 12 का 3/4',
  'fraction.convert.exact': 'दशमलव को भिन्न में लिखना, जैसे 0.37 = 37/100',
  'fraction.convert.simplify': 'दशमलव को सरल भिन्न में लिखना, जैसे 0.75 = 3/4',
  'fraction.simplify.byTwo': 'दोनों संख्याएँ आधी करके भिन्न सरल करना, जैसे 6/8',
  'fraction.simplify.byMore': '2 से बड़ी संख्या से भाग देकर भिन्न सरल करना, जैसे 6/9',
  'fraction.add.same': 'समान हर वाले भिन्न जोड़ना, जैसे 2/5 + 1/5',
  'fraction.add.overOne': 'समान हर वाले भिन्न एक पूरे के पार जोड़ना, जैसे 3/4 + 2/4',
  'fraction.add.fits': 'ऐसे भिन्न जोड़ना जिनमें एक हर दूसरे का गुणज हो, जैसे 1/2 + 1/4',
  'fraction.subtract.same': 'समान हर वाले भिन्न घटाना, जैसे 4/5 − 1/5',
  'fraction.subtract.fits': 'ऐसे भिन्न घटाना जिनमें एक हर दूसरे का गुणज हो, जैसे 1/2 − 1/4',
};
