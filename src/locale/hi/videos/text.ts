import type * as English from '../../../videos/text.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../grammar.ts';

export const kinds: Catalogue<typeof English.kinds> = { video: 'वीडियो', playlist: 'प्लेलिस्ट', page: 'बाहरी लिंक' };
export const listedUnder: typeof English.listedUnder = (educator) => `सूची में: ${educator}`;

export const text: Catalogue<typeof English.text> = {
  sections: 'भाग',
  units: 'इकाइयाँ',
  allBoards: 'सभी बोर्ड',
  search: 'शीर्षक, शिक्षक या इकाई खोजें',
  carryOn: 'जारी रखें:',
  credits:
    'सारे वीडियो अपने शिक्षकों के हैं और YouTube पर हैं। हमने उन्हें चुना है, बनाया नहीं। जब पक्का न हो कि किसने बनाया, तो “सूची में” लिखा है।',
  watchedOf: (watched, all) => `${all} में से ${watched} देखे`,
  practise: 'खेलों से अभ्यास:',
  play: (title) => `चलाएँ: ${title}`,
  watched: 'देखा',
  watchedTitle: (title) => `देखा: ${title}`,
  visit: 'बाहरी पन्ना खोलें',
  visitTitle: (title) => `बाहरी पन्ना खोलें: ${title} (नए टैब में)`,
};

export const player: Catalogue<typeof English.player> = {
  blocked: 'यह वीडियो यहाँ नहीं दिख सकता।',
  blockedWhy: 'शायद इंटरनेट नहीं है, या नेटवर्क YouTube को रोकता है।',
  tryAgain: 'फिर कोशिश करें',
  watch: 'YouTube पर देखें',
  watchNewTab: 'YouTube पर देखें (नए टैब में)',
  close: 'बंद करें',
  silent: 'वीडियो नहीं दिख रहा?',
  silentWhy: 'शायद इस नेटवर्क का फ़िल्टर उसे रोक रहा है। ये पंक्तियाँ फ़िल्टर चलाने वाले को दें, या नीचे का लिंक खोलें।',
};

const matches = (count: number): string => plural(count, `${count} नतीजा`, `${count} नतीजे`);

export const results: Catalogue<typeof English.results> = {
  looking: 'खोज रहे हैं…',
  failed: 'खोज नहीं खुल पाई। इंटरनेट आने पर फिर कोशिश करें।',
  failedElsewhere: 'दूसरे बोर्ड नहीं खुल पाए। इसी बोर्ड में खोजें, या इंटरनेट आने पर फिर कोशिश करें।',
  title: 'खोज के नतीजे',
  others: 'दूसरे बोर्ड',
  nearHere: 'इस बोर्ड के मिलते-जुलते वीडियो:',
  blank: 'कोई विषय लिखें, जैसे “भिन्न”, या किसी शिक्षक का नाम।',
  matches,
  similar: (typed) => `“${typed}” के लिए कुछ नहीं मिला। इनके अक्षर मिलते-जुलते हैं:`,
  relatedElsewhere: (typed) => `“${typed}” के लिए कुछ नहीं मिला। दूसरे बोर्डों के मिलते-जुलते नतीजे:`,
  elsewhere: (typed, count) => `“${typed}” के लिए कुछ नहीं मिला। दूसरे बोर्डों में ${matches(count)}:`,
  related: (typed) => `“${typed}” के लिए कुछ नहीं मिला। मिलते-जुलते नतीजे:`,
  nothing: (typed) => `“${typed}” के लिए कुछ नहीं मिला। कोई और शब्द लिखें, जैसे विषय या शिक्षक।`,
};
