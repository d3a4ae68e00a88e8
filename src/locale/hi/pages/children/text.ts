import type * as English from '../../../../pages/children/text';
import { childName } from './names-text';

export const text: typeof English.text = {
  title: 'इस डिवाइस के बच्चे',
  about:
    'इस डिवाइस पर छह तक बच्चे खेल सकते हैं। हर बच्चा एक जानवर चुनता है, इसलिए नाम की ज़रूरत नहीं। हर बच्चे के अपने सितारे, नक्शा, हीरो, द्वीप, सेटिंग और सवाल होते हैं। दो या ज़्यादा बच्चे होने पर नया टैब पहले पूछता है कि कौन खेल रहा है।',
  add: 'बच्चा जोड़ें',
  undo: 'वापस लाएँ',
  undone: 'वापस आ गया। सब कुछ पहले जैसा है।',
  move: 'किसी बच्चे की प्रगति दूसरे डिवाइस पर ले जाने के लिए, यहाँ उस बच्चे को चुनें और फ़ाइल सहेजें। दूसरे डिवाइस पर एक बच्चा जोड़ें, उसे चुनें और फ़ाइल लोड करें।',
  noSpace: 'इस डिवाइस में जगह नहीं है या यह सहेजने नहीं देता, इसलिए कुछ नहीं बदला।',
  added: (child) => `नया बच्चा: “${childName(child)}”।`,
  addedSecond: (child, first) =>
    `नया बच्चा: “${childName(child)}”। जो बच्चा अब तक खेल रहा था, उसका नाम अब “${childName(first)}” है।`,
  changed: (child) => `इस बच्चे का नाम अब “${childName(child)}” है।`,
  removed: (child) => `“${childName(child)}” को हटा दिया गया। इस पन्ने पर रहने तक इसे वापस लाया जा सकता है।`,
  isPlaying: 'अभी खेल में',
  play: 'खेलें',
  playAs: (child) => `“${childName(child)}” बनकर खेलें`,
  change: 'बदलें',
  changeChild: (child) => `“${childName(child)}” को बदलें`,
  remove: 'हटाएँ',
  removeChild: (child) => `“${childName(child)}” को हटाएँ`,
};

export const choiceText: typeof English.choiceText = {
  description: 'एक जानवर और एक रंग चुनो। नाम की ज़रूरत नहीं।',
  animal: 'जानवर',
  colour: 'रंग',
  add: 'जोड़ो',
  done: 'हो गया',
};

export const removalText: typeof English.removalText = {
  title: (child) => `“${childName(child)}” को हटाएँ?`,
  description: 'इस बच्चे के लिए इस डिवाइस पर सहेजा गया सब कुछ हट जाएगा।',
  about:
    'इसके सितारे, अंक, नक्शा, हीरो, द्वीप और सेटिंग हट जाएँगे। बाकी बच्चों की चीज़ें बनी रहेंगी। प्रति रखने के लिए पहले इस बच्चे को चुनें और फ़ाइल सहेजें।',
  keep: (child) => `“${childName(child)}” को रखें`,
  remove: (child) => `“${childName(child)}” को हटाएँ`,
};
