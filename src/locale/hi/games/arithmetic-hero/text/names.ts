import type * as English from '../../../../../games/arithmetic-hero/text/names';
import type { Catalogue } from '../../../../catalogue';

export const levelText: Catalogue<typeof English.levelText> = {
  1: { name: 'नया हीरो', description: 'छोटी संख्याओं का जोड़' },
  2: { name: 'उभरता सितारा', description: 'जोड़ और घटाव' },
  3: { name: 'गणित रक्षक', description: 'बड़ी संख्याएँ और पहाड़े' },
  4: { name: 'संख्या कप्तान', description: 'चारों क्रियाएँ, भाग के साथ' },
  5: { name: 'हिसाब के उस्ताद', description: 'चारों क्रियाएँ, ऋण संख्याओं के साथ' },
};
