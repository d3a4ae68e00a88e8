import type * as English from '../../../../games/algebra-adventure/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'समीकरण';

export const names: Catalogue<typeof English.names> = {
  'algebra.findX.one': 'x + 5 = 12 में x खोजना',
  'algebra.findX.few': '2x + 5 = 11 या 3x + 5 = 20 में x खोजना',
  'algebra.findX.some': '5x + 3 = 28 जैसे समीकरणों में x खोजना',
  'algebra.findX.many': '8x + 4 = 60 जैसे समीकरणों में x खोजना',
  'algebra.balance.toTen': '10 तक छिपी हुई संख्या खोजना, जैसे 4 + x = 9',
  'algebra.balance.overTen': '10 के पार छिपी हुई संख्या खोजना, जैसे 5 + x = 13',
  'algebra.substitute.small': 'x पता हो तो 3x निकालना, 15 तक',
  'algebra.substitute.large': 'x पता हो तो 6x निकालना, 15 से ऊपर',
};
