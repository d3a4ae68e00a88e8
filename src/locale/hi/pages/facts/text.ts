import type * as English from '../../../../pages/facts/text';
import type { Catalogue } from '../../../catalogue';

export const STATE_SENTENCES: typeof English.STATE_SENTENCES = {
  new: 'यह तुम्हारे लिए अभी नया है।',
  learning: 'यह अभी सीखा जा रहा है।',
  right: 'यह तुम्हें आता है।',
  quick: 'इसका जवाब तुम्हें झटपट आता है!',
};

export const RUSTY_SENTENCE: Catalogue<typeof English.RUSTY_SENTENCE> = 'यह थोड़ा-सा छूट गया है। फिर खेलो और इसे चमकाओ।';

export const OPERATION_NAMES: typeof English.OPERATION_NAMES = {
  '×': 'गुणा',
  '÷': 'भाग',
  '+': 'जोड़',
  '−': 'घटाव',
};

export const text: Catalogue<typeof English.text> = {
  title: 'तुम्हें क्या आता है',
  lead: 'हर टाइल एक सवाल या एक कौशल है। खेलो और अपनी तस्वीर भरो।',
  tables: 'पहाड़े',
  sums: '20 तक के सवाल',
  whichMap: (title) => `कौन-सा नक्शा: ${title}`,
  map: (title, operation) => `${title}: ${operation}`,
  numbers: 'संख्याएँ',
  tile: (sum, state) => `${sum}, ${state}`,
  legend: 'टाइलों का मतलब',
  next: 'अब किसका अभ्यास करना है',
  countOf: (count, of) => `${of} में से ${count}`,
  undo: 'वापस लो',

  learntTables: {
    title: 'तुम्हें कौन-से पहाड़े आते हैं?',
    how: 'जो पहाड़े स्कूल में सीख लिए हैं, उन्हें छुओ। तब खेल सही जगह से शुरू होंगे।',
    table: (table) => `${table} का पहाड़ा`,
  },

  typing: {
    title: 'तुम्हारी टाइप करने की गति कितनी है?',
    about: 'बारह संख्याएँ उतारो, ताकि नक्शा सोचने का समय गिने, टाइप करने का नहीं। इसमें 20 सेकंड लगते हैं।',
    begin: 'संख्याएँ उतारो',
    again: 'फिर से',
    done: 'धन्यवाद! अब नक्शा टाइप करने की तुम्हारी गति जानता है।',
    copy: (number) => `${number} उतारो`,
    ok: 'ठीक है',
    stop: 'रोको',
  },
};

export const countText: typeof English.countText = ({ known, of }) =>
  known === of ? `तुम्हें सभी ${of} आते हैं!` : `तुम्हें ${of} में से ${known} आते हैं।`;

export const skillCountText: typeof English.skillCountText = ({ known, of }) =>
  known === of ? `तुम्हें सभी ${of} कौशल आते हैं!` : `तुम्हें ${of} में से ${known} कौशल आते हैं।`;

export const SKILL_MAP_TEXT: Catalogue<typeof English.SKILL_MAP_TEXT> = {
  title: 'और कौशल',
  which: 'कौन-से कौशल',
  sure: 'पक्का',
  sureButRusty: 'पक्का, थोड़ा भूला हुआ',
  gold: 'सुनहरी टाइल यानी पक्का आता है। हरी टाइल का जवाब सही था।',
  practise: 'अभ्यास करो',
  practiseSkill: (skill) => `अभ्यास करो: ${skill}`,
  state: (state) => `: ${state}`,
};

export const REASON_TEXT: typeof English.REASON_TEXT = {
  missed: 'पिछली बार सही नहीं था',
  rusty: 'थोड़ा भूला हुआ',
  learning: 'अभी सीखना चल रहा है',
  new: 'नया',
};

export const ALL_KNOWN: Catalogue<typeof English.ALL_KNOWN> = 'तुम्हें सब आते हैं। शाबाश!';

export const SHARED_MAP_TEXT: Catalogue<typeof English.SHARED_MAP_TEXT> = {
  open: 'यह नक्शा एक लिंक से आया है। यह किसी और का है।',
  damaged: 'यह लिंक खराब है, इसलिए इसका नक्शा नहीं दिख सकता। लिंक फिर से माँगो। तुम्हारा अपना नक्शा नीचे है।',
  added: 'हो गया। अब यह तुम्हारे नक्शे का हिस्सा है।',
  addedToPage: 'हो गया। पन्ना बंद करने तक यह तुम्हारे नक्शे का हिस्सा है: इस डिवाइस में जगह नहीं है या यह सहेजने नहीं देता।',
  same: 'उस नक्शे का सब कुछ पहले से तुम्हारे नक्शे पर है।',
  showOwn: 'मेरा नक्शा दिखाओ',
  add: 'इसे मेरे नक्शे में जोड़ो',
  newer: 'तुम्हारा नक्शा Numeria के नए संस्करण से सहेजा गया है। यह पन्ना फिर से लोड करो, फिर लिंक दोबारा खोलो।',
  undone: 'वापस ले लिया। तुम्हारा नक्शा पहले जैसा है।',
  changedSince: 'तब से तुम्हारा नक्शा बदल गया है, इसलिए अब इसे वापस नहीं लिया जा सकता।',
};

export const PRINTED_SHEET_TEXT: Catalogue<typeof English.PRINTED_SHEET_TEXT> = {
  title: 'मुझे क्या आता है',
  name: 'नाम:',
  signs: {
    new: 'अभी नहीं पूछा गया',
    learning: 'सीखना जारी',
    right: 'सही',
    quick: 'सही और झटपट',
    rusty: 'थोड़ा भूला हुआ: काफ़ी समय से नहीं पूछा गया, या हाल में गलत हुआ',
  },
  next: 'अब किसका अभ्यास करना है',
  nextOf: (operation) => `${operation}:`,
  nothing: 'सब आता है',
  skillsTitle: 'मुझे क्या करना आता है',
  skillSigns: {
    new: 'अभी नहीं पूछा गया',
    learning: 'सीखना जारी',
    right: 'सही',
    quick: 'सही और पक्का',
    rusty: 'थोड़ा भूला हुआ',
  },
  foot: 'यह पन्ना Numeria ने सिर्फ़ इस डिवाइस पर खेलों में दिए गए जवाबों से बनाया है। प्रगति कभी वापस नहीं ली जाती। 7 × 8 और 8 × 7 एक ही सवाल गिने जाते हैं। भाग में पंक्ति वह संख्या है जिससे भाग देना है। घटाव में वह संख्या है जिसे घटाना है।',
};
