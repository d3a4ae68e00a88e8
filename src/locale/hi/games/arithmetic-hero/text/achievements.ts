import type * as English from '../../../../../games/arithmetic-hero/text/achievements';
import type { Catalogue } from '../../../../catalogue';

export const achievementText: Catalogue<typeof English.achievementText> = {
  'first-zap': { name: 'पहला ज़ैप!', description: 'अपना पहला सवाल हल करो' },
  'on-fire': { name: 'धमाल!', description: 'लगातार 10 सवाल हल करो' },
  'lightning-fingers': { name: 'बिजली सी उँगलियाँ', description: 'लगातार 20 सवाल हल करो' },
  'rising-star': { name: 'उभरता सितारा', description: 'स्तर 2 खोलो' },
  'math-defender': { name: 'गणित रक्षक', description: 'स्तर 3 खोलो' },
  'number-captain': { name: 'संख्या कप्तान', description: 'स्तर 4 खोलो' },
  'arithmetic-master': { name: 'हिसाब के उस्ताद', description: 'स्तर 5 खोलो' },
  'century-club': { name: 'शतक क्लब', description: 'कुल 100 सवाल हल करो' },
  'big-brain': { name: 'तेज़ दिमाग', description: 'कुल 500 सवाल हल करो' },
};
