import { childName } from '../../../../pages/children/names-text';
import type * as English from '../../../../pages/progress/file-text';
import { formatDate } from '../../../../ui/dates';
import { formatNumber } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { joinList, plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  grownUps: 'बड़ों के लिए',
  about: 'यह सब इस डिवाइस के ब्राउज़र में रहता है। यह न हमें भेजा जाता है, न किसी और को, और दूसरे डिवाइस इसे नहीं देख सकते।',
  onlyFor: (child) => `नीचे का सब कुछ सिर्फ़ इनके लिए है: ${childName(child)}।`,
  undo: 'वापस लो',

  save: {
    title: 'फ़ाइल में सहेजो',
    lead: 'इससे सब कुछ एक छोटी फ़ाइल में सहेजा जाता है। फ़ाइल रखो, या दूसरे डिवाइस पर ले जाकर वहाँ लाओ। किसी बड़े से मदद माँगो।',
    button: 'मेरी प्रगति सहेजो',
    done: (name) => <>{name} नाम से सहेज लिया। यह डाउनलोड में मिलेगी।</>,
  },

  load: {
    title: 'फ़ाइल से लाओ',
    lead: 'इससे वह प्रगति जुड़ती है जो इस या दूसरे डिवाइस पर पहले सहेजी गई थी। तुम्हारे रिकॉर्ड हमेशा बने रहते हैं, और यहाँ कुछ नहीं खोता।',
    choose: 'फ़ाइल चुनो',
    drop: 'या उसे इस पन्ने पर कहीं भी छोड़ दो।',
    nothingNew: 'इस फ़ाइल में कुछ नया नहीं है',
    willBeAdded: 'यह जोड़ा जाएगा',
    alreadyHere: 'इसमें जो है, सब पहले से इस डिवाइस पर है।',
    damaged: (titles) => `फ़ाइल का एक हिस्सा (${joinList(titles)}) खराब है और छोड़ दिया गया।`,
    newer: (titles) =>
      `यह Numeria के नए संस्करण से सहेजा गया है (${joinList(titles)})। इस पन्ने को फिर से लोड करो, फिर फ़ाइल दोबारा लाओ।`,
    add: 'इस डिवाइस में जोड़ो',
    notNow: 'अभी नहीं',
    ok: 'ठीक है',
    savedOn: (day) => `${formatDate(day, { day: 'numeric', month: 'long', year: 'numeric' })} को सहेजा गया।`,
    done: 'हो गया। फ़ाइल का सब कुछ अब इस डिवाइस पर है।',
    doneOnPage: 'हो गया। फ़ाइल का सब कुछ जोड़ दिया गया है।',
  },

  startOver: {
    title: 'नए सिरे से शुरू करो',
    lead: 'हर खेल फिर शुरू से चलेगा। अगर कोई और भी खेलना चाहे, तो इसके बजाय एक बच्चा जोड़ो।',
    button: 'नए सिरे से शुरू करो…',
    question: 'नए सिरे से शुरू करें?',
    forEveryone: 'इससे इस डिवाइस पर, यहाँ खेलने वाले सबके लिए, यह मिट जाएगा:',
    forChild: (child) => `इससे सिर्फ़ इनके लिए यह मिट जाएगा: ${childName(child)}। दूसरे बच्चों का बना रहेगा:`,
    whatIsCleared: (gameWithLevels) => [
      'सभी खेलों के सबसे ज़्यादा अंक, लगातार सही जवाब और समय',
      `“${gameWithLevels}” के स्तर, उपलब्धियाँ और पोशाकें`,
      'तुम्हें क्या आता है, इसका नक्शा',
      'द्वीपों पर तुम्हारे सितारे, तुम्हारी मुहरें, टोपियाँ और नाव',
      'मेरा द्वीप और तुम्हारे बंदरगाह की हर चीज़',
      'देखे हुए वीडियो के निशान',
    ],
    notCleared: 'इससे तुम्हारा खाता, पसंदीदा खेल, खेलने के मिनट और आवाज़, समय और रंगों की पसंद नहीं बदलते।',
    keep: 'सब कुछ रखो',
    saveFirst: 'पहले फ़ाइल में सहेजो',
    saved: (name) => `${name} नाम से सहेज लिया।`,
    clear: 'सब कुछ मिटाओ',
    cleared: 'सब कुछ मिटा दिया गया।',
    clearedExcept: (titles) =>
      `Numeria के नए संस्करण से सहेजी चीज़ों (${joinList(titles)}) को छोड़कर सब कुछ मिटा दिया गया। इन्हें भी मिटाने के लिए यह पन्ना फिर से लोड करो।`,
    undoable: 'पन्ना छोड़ने तक इसे वापस लिया जा सकता है।',
  },

  untilClosed: 'यह डिवाइस सहेज नहीं सकता, इसलिए पन्ना बंद करने पर यह खो जाएगा।',

  undone: 'वापस ले लिया। सब कुछ पहले जैसा है।',
  undoneExcept: (titles) => `वापस ले लिया। सिर्फ़ ${joinList(titles)} में तब से नई प्रगति हुई है, इसलिए वह नहीं बदला।`,
};

export const FILE_ERRORS: typeof English.FILE_ERRORS = {
  empty: 'यह फ़ाइल खाली है। दूसरी चुनो। कुछ नहीं बदला है।',
  tooBig: 'यह फ़ाइल सहेजी हुई प्रगति के लिए बहुत बड़ी है। दूसरी चुनो। कुछ नहीं बदला है।',
  foreign: 'यह सहेजी हुई प्रगति की फ़ाइल नहीं है। वह फ़ाइल खोजो जिसका नाम “numeria-progress” से शुरू होता है। कुछ नहीं बदला है।',
  damaged: 'यह फ़ाइल खराब है: इसका कुछ हिस्सा गायब या गलत है। कोई और प्रति हो तो उसे आज़माओ। कुछ नहीं बदला है।',
  newer: 'यह फ़ाइल Numeria के नए संस्करण से सहेजी गई है। यह पन्ना फिर से लोड करो और दोबारा कोशिश करो। कुछ नहीं बदला है।',
  unreadable: 'यह फ़ाइल खुल नहीं पाई। इसे दोबारा चुनो। कुछ नहीं बदला है।',
};

export const omittedText: typeof English.omittedText = {
  file: (count) =>
    plural(
      count,
      `इस फ़ाइल की ${formatNumber(count)} अनजानी चीज़ छोड़ दी गई।`,
      `इस फ़ाइल की ${formatNumber(count)} अनजानी चीज़ें छोड़ दी गईं।`,
    ),
  link: (count) =>
    plural(
      count,
      `इस लिंक की ${formatNumber(count)} अनजानी चीज़ छोड़ दी गई।`,
      `इस लिंक की ${formatNumber(count)} अनजानी चीज़ें छोड़ दी गईं।`,
    ),
};

export const CHANGES: typeof English.CHANGES = {
  choices: 'आवाज़, समय या रंग, अगर वे यहाँ अभी नहीं चुने गए',
  passport: 'तुम्हारे हीरो की टोपी',
  island: 'तुम्हारी चीज़ों की जगह',
  dayVoyage: 'समुद्र में तुम्हारा हफ़्ता',
  weeks: 'वे हफ़्ते जिनके लिंक खोले गए हैं',
  markedSheets: 'कौन-से अभ्यास पत्र जाँचे गए हैं',
  lastRounds: 'अपने ही पिछले दौर के साथ खेलने के दौर',
  voyage: 'देखे हुए द्वीप',
  videos: 'जो पिछली बार खोला गया',
};

export const otherRecords: Catalogue<typeof English.otherRecords> = 'दूसरी तरह के दौर के रिकॉर्ड';

export const titleOfChange: typeof English.titleOfChange = (title) => `${title}:`;

export const changedFacts: typeof English.changedFacts = (facts) =>
  facts
    .map(({ label, before, after }) => `${label.toLowerCase()}: ${after}${before === null ? '' : ` (अभी ${before})`}`)
    .join(', ');
