import type * as English from '../../../../games/money-counter/skill-names-text';
import type { Catalogue } from '../../../catalogue.ts';

export const topic: Catalogue<typeof English.topic> = 'पैसे';

export const names: Catalogue<typeof English.names> = {
  'money.count.nickels': 'सबसे छोटे सिक्के गिनना',
  'money.count.overTen': 'दहाई पार करते हुए सिक्के गिनना, जैसे 15 और 8',
  'money.count.dimes': 'छोटे सिक्के और दस वाले सिक्के गिनना',
  'money.count.quarters': 'बड़े सिक्कों के साथ पैसे गिनना',
  'money.count.dollars': 'सभी सिक्के और नोट गिनना',
  'money.change.tens': 'जब दाम के अंत में 0 हो, तब बाकी पैसे लौटाना',
  'money.change.fives': 'जब दाम के अंत में 5 हो, तब बाकी पैसे लौटाना',
  'money.change.ones': 'किसी भी दाम पर एक सिक्के या नोट से बाकी पैसे लौटाना',
  'money.change.dollars': 'किसी भी दाम पर बड़ी रकम से बाकी पैसे लौटाना',
  'money.add.within': 'सिक्कों के दो ढेर जोड़ना',
  'money.add.overTen': 'दहाई पार करते हुए सिक्कों के दो ढेर जोड़ना, जैसे 15 + 8',
  'money.add.quarters': 'बड़े सिक्कों वाले दो ढेर जोड़ना',
  'money.add.quartersOverTen': 'दहाई पार करते हुए बड़े सिक्कों वाले दो ढेर जोड़ना, जैसे 25 + 8',
  'money.compare.within': 'पता करना कि एक ढेर में कितने पैसे ज़्यादा हैं',
  'money.compare.overTen': 'दहाई पार करते हुए पता करना कि एक ढेर में कितने पैसे ज़्यादा हैं, जैसे 23 और 8',
  'money.compare.quarters': 'पता करना कि बड़े सिक्कों वाले ढेर में कितने पैसे ज़्यादा हैं',
  'money.compare.quartersOverTen': 'दहाई पार करते हुए पता करना कि बड़े सिक्कों वाले ढेर में कितने पैसे ज़्यादा हैं, जैसे 32 और 25',
};
