import type * as English from '../../../../games/money-counter/typical-mistake-text';
import type { Catalogue } from '../../../catalogue';

export const typicalMistakes: Catalogue<typeof English.typicalMistakes> = {
  pieceLeftOut: (piece) => `बहुत करीब! ${piece} एक बार और गिनो।`,
  pieceTwice: (piece) => `बहुत करीब! ${piece} एक बार ज़्यादा गिना गया।`,
  allAsOther: (piece, value) => `हर ${piece} ${value} के बराबर है।`,
  pieces: 'यह सिक्कों की गिनती है, उनका मोल नहीं।',
  price: 'यह दाम है, बाकी पैसे नहीं।',
  paid: 'यह दी गई रकम है, बाकी पैसे नहीं।',
  oneAlone: (type) => (type === 'addMoney' ? 'यह सिर्फ़ एक हिस्सा है। दोनों हिस्से जोड़ो।' : 'यह उनमें से एक है। अंतर कितना है?'),
  together: 'यह कुल रकम है। अंतर कितना है?',
  smallerFromLarger: 'छोटी रकम से शुरू करो और आगे गिनो।',
  tenLess: (ten) => `बहुत करीब! ${ten} और चाहिए।`,
  tenMore: (ten) => `बहुत करीब! ${ten} ज़्यादा है।`,
  digits: 'देखो, कितने अंक लिखे।',
  point: 'अंक सही हैं! बस दशमलव का बिंदु खिसकाओ।',
};
