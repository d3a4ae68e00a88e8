import type * as English from '../../../../pages/class/sentences-text';

export const solvedTogether: typeof English.solvedTogether = (line, right) => (
  <>
    {line('हमने मिलकर')} {right} सवाल हल किए
  </>
);

export const privacy: typeof English.privacy = (link) => (
  <>
    कैमरा सिर्फ़ बटन दबाने पर चालू होता है, उसकी तस्वीरें इसी डिवाइस पर रहती हैं, और पन्ना छिपा होने पर वह रुक जाता है। कोड इस टैब में तब
    तक रहते हैं जब तक आप उसे बंद न करें। लिंक और सेटिंग के बारे में और जानने के लिए {link('शिक्षकों का पन्ना')} देखें।
  </>
);
