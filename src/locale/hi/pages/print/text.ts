import type { Operation } from '../../../../../machines/core/arithmetic';
import { childName } from '../../../../pages/children/names-text';
import type * as English from '../../../../pages/print/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const FACT_NAMES: Readonly<Record<Operation, string>> = {
  '×': 'पहाड़े',
  '÷': 'भाग',
  '+': 'जोड़',
  '−': 'घटाव',
};

export const text: Catalogue<typeof English.text> = {
  title: 'प्रिंट',
  lead: 'जवाबों वाले अभ्यास पत्र, और प्रमाणपत्र। बच्चे के बारे में कुछ भी इस डिवाइस से बाहर नहीं जाता।',
  about: 'एक खेल, सवालों की संख्या और सेट की संख्या चुनें। जवाब अलग पन्ने पर आते हैं, और QR कोड वही सवाल स्क्रीन पर खोलता है।',
  cards: 'जवाब कार्ड: बिना डिवाइस वाली कक्षा के लिए क्विज़',
  scriptless: 'अभ्यास पत्र बनाने के लिए अपने ब्राउज़र में JavaScript चालू करें।',
  kind: 'क्या प्रिंट करना है',
  kinds: { worksheet: 'अभ्यास पत्र', certificate: 'प्रमाणपत्र' },
  from: 'सवाल कहाँ से',
  practise: (operation) => `अभ्यास के लिए: ${FACT_NAMES[operation]}`,
  count: 'सवाल',
  size: 'कागज़',
  sizes: { a4: 'A4', letter: 'Letter' },
  versions: 'सेट',
  answers: 'जवाब',
  answerForms: { lines: 'रेखाओं पर लिखे हुए', circles: 'A से D के गोले, कैमरे के लिए' },
  circlesHint: 'बच्चे हर सवाल के लिए एक गोला भरते हैं। जवाब वाले पन्ने का कोड वह पन्ना खोलता है जो कैमरे से अभ्यास पत्र पढ़ता है।',
  noCircles: 'इन सवालों में चुनने के लिए चार जवाब नहीं हैं। दूसरा खेल चुनें, या “रेखाओं पर लिखे हुए” चुनें।',
  versionsHint: 'हर सेट में वही सवाल अलग क्रम में होते हैं, इसलिए पास बैठे बच्चे की नकल नहीं हो सकती।',
  seed: 'नए सवाल',
  print: 'प्रिंट करें',
  nothingToPractise: 'इस बच्चे को ये सब आते हैं। दूसरी पंक्ति या कोई खेल चुनें।',
  pages: (pages, versions) =>
    plural(
      versions * pages,
      `${versions * pages} पन्ना, और जवाब अलग पन्ने पर।`,
      `${versions * pages} पन्ने, और जवाब अलग पन्ने पर।`,
    ),
  sheet: {
    name: 'नाम',
    date: 'तारीख',
    fillIn: 'हर सवाल के लिए पेंसिल से एक गोला भरो। गलती को अच्छी तरह मिटाओ।',
    version: (version) => `सेट ${version}`,
    page: (page, pages) => `पन्ना ${page}, कुल ${pages}`,
    onScreen: 'वही सवाल स्क्रीन पर',
    firstOnScreen: (first) => plural(first, `सेट A का सवाल ${first} स्क्रीन पर`, `सेट A के सवाल 1 से ${first} स्क्रीन पर`),
    factsOnScreen: 'इन्हीं सवालों का अभ्यास स्क्रीन पर',
  },
  worksheet: (game, settings) => `${game} (${settings})`,
  key: (title, seedText) => `जवाब: ${title}, ${seedText}`,
  mark: {
    cameraForCircles: 'क्या इसमें भरने के लिए गोले हैं? पूरी कक्षा के अभ्यास पत्र कैमरे से पढ़े जा सकते हैं।',
    camera: 'कैमरे से अभ्यास पत्र पढ़ें',
    code: (version) => `सेट ${version} जाँचें`,
    lead: 'हर उस जवाब को दबाएँ जो गलत था या नहीं दिया गया। बाकी सही गिने जाते हैं।',
    sheet: 'सेट',
    wrong: '✗ गलत',
    title: (worksheet) => `अभ्यास पत्र जाँचें: ${worksheet}`,
    save: 'सहेजें',
    saveFor: (child) => `इनके लिए सहेजें: ${childName(child)}`,
    again: 'यह अभ्यास पत्र पहले ही सहेजा जा चुका है। वह एक बार गिना जाता है, इसलिए और कुछ नहीं करना है।',
    saved: (right, of) => `सहेज लिया: ${of} में से ${right} सही। नक्शा नया हो गया है, और अगले दौर उसका उपयोग करेंगे।`,
  },
  certificate: {
    island: 'किस खेल के सितारों के लिए',
    none: 'इस डिवाइस पर अभी कोई सितारा नहीं है। आपके बच्चे को एक सितारा मिलने पर प्रमाणपत्र प्रिंट किया जा सकता है।',
    heading: 'प्रमाणपत्र',
    says: 'यह प्रमाणपत्र इन्हें दिया जाता है:',
    won: (stars, max) =>
      plural(stars, `${max} में से ${stars} सितारा जीतने पर, खेल:`, `${max} में से ${stars} सितारे जीतने पर, खेल:`),
    date: 'तारीख',
    signed: 'हस्ताक्षर',
  },
};
