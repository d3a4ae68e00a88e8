import type * as English from '../../../../games/algebra-adventure/discuss-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  divideToo: (added, crates) => `${added} हटाने पर इतना बचता है। अब ${crates} से भाग दो।`,
  takeAwayFirst: (total, crates, added) => `यहाँ ${total} को ${crates} से भाग दिया गया है। पहले ${added} हटाओ।`,
  divide: (crates) => `${crates}x यानी ${crates} गुणा x, इसलिए ${crates} से भाग दो।`,
  rightSide: (added) => `यह पूरा दायाँ पलड़ा है। दोनों पलड़ों से ${added} हटाओ।`,
  nextToX: 'यह x के पास वाली संख्या है।',
  added: (crates, x) => `यहाँ ${crates} और ${x} जोड़े गए हैं। ${crates}x यानी ${crates} गुणा x।`,
  oneTooFew: 'बहुत करीब! बस एक x कम है।',
  oneTooMany: 'बहुत करीब! बस एक x ज़्यादा है।',
};
