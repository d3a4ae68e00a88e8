import { MEMORY } from '../../../../../machines/learning/memory';
import type * as English from '../../../../pages/facts/adults-text';
import { formatSeconds } from '../../../../pages/facts/format-seconds';
import type { Catalogue } from '../../../catalogue';

export const STATE_MEANINGS: typeof English.STATE_MEANINGS = {
  new: { name: 'अभी नहीं पूछा गया', meaning: 'यह इस डिवाइस पर अभी किसी खेल में नहीं आया है।' },
  learning: { name: 'सीखना जारी', meaning: 'यह पूछा गया है, पर अभी हर बार सही नहीं होता।' },
  right: { name: 'सही', meaning: 'यह बिना देर तक सोचे, या कम से कम लगातार दो बार सही हुआ।' },
  quick: {
    name: 'झटपट',
    meaning: `यह लगभग हर बार सही होता है, ज़्यादातर ${formatSeconds(MEMORY.quickMs)} से ${formatSeconds(MEMORY.goodMs)} सेकंड सोचकर। इसमें टाइप करने का समय नहीं गिना जाता। समय-सीमा न हो, या सवाल हिसाब का न हो, तो कई अलग-अलग दिन सही होना काफ़ी है।`,
  },
  rusty: {
    name: 'थोड़ा भूला हुआ',
    meaning: 'यह आता था, पर तब से गलत हुआ है या हफ़्तों से नहीं आया। प्रगति कभी वापस नहीं ली जाती।',
  },
};

export const text: Catalogue<typeof English.text> = {
  title: 'बड़ों के लिए',
  about:
    'यह नक्शा इस डिवाइस पर सभी खेलों के जवाबों से बना है। इसमें से कुछ भी कहीं नहीं भेजा जाता। इनमें से कोई बटन दबाने पर ही यह कागज़ पर, फ़ाइल में या लिंक के रूप में डिवाइस से बाहर जाता है।',
  print: 'प्रिंट करें',
  worksheet: 'अभ्यास पत्र',
  save: 'फ़ाइल में सहेजें',
  saved: (name) => <>{name} नाम से सहेज लिया, बाकी सारी प्रगति के साथ। इसे प्रगति के पन्ने पर फिर से लाया जा सकता है।</>,
  showCode: 'QR कोड के रूप में दिखाएँ',
  codeWithoutSkills: 'QR कोड में सिर्फ़ पहाड़े और सवाल हैं, क्योंकि और जगह नहीं है। लिंक में सब कुछ है।',
  link: 'लिंक में पूरा नक्शा है। जो भी उसे खोलेगा, यह नक्शा देख पाएगा। उनके डिवाइस पर तब तक कुछ नहीं सहेजा जाता, जब तक वे खुद न चाहें।',
  curriculum: {
    title: 'बच्चे को क्या करना आता है, और वह इंग्लैंड के पाठ्यक्रम में कहाँ है',
    source:
      'ये कथन इंग्लैंड के 2014 के राष्ट्रीय पाठ्यक्रम से हैं, जो 2028 से बदला जाएगा। इसमें Open Government Licence v3.0 के तहत सार्वजनिक क्षेत्र की जानकारी है। कौन-सा कौशल किस कथन का हिस्सा है, यह हमारा अपना आकलन है।',
    topic: (topic, known, of) => `${topic}: ${of} में से ${known}`,
    skill: (name, state) => (
      <>
        {name}: {state}
      </>
    ),
    skillAsked: (name, state, times) => (
      <>
        {name}: {state}, {times} बार पूछा गया
      </>
    ),
    skillAskedOften: (name, state) => (
      <>
        {name}: {state}, बहुत बार पूछा गया
      </>
    ),
  },
};
