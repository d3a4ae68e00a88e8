import type * as English from '../../../../pages/cards/text';
import type { Catalogue } from '../../../catalogue';
import { joinList, plural } from '../../grammar';

const CORNER_NAMES = ['ऊपर बायाँ', 'ऊपर दायाँ', 'नीचे दायाँ', 'नीचे बायाँ'];

const cornerList = (corners: readonly number[]): string =>
  joinList(corners.map((corner) => CORNER_NAMES[corner] ?? ''));

const list = (numbers: readonly number[]): string => joinList(numbers.map(String));

export const text: Catalogue<typeof English.text> = {
  title: 'जवाब कार्ड',
  lead: 'पूरी कक्षा के लिए झटपट क्विज़, एक कैमरे से, बच्चों के लिए बिना डिवाइस के।',
  about:
    'कैमरा सिर्फ़ उसका बटन दबाने पर चालू होता है, और पन्ना छिपा होने पर बंद रहता है। तस्वीरें इसी डिवाइस पर पढ़ी जाती हैं, कभी सहेजी या भेजी नहीं जातीं। कोई नहीं देखता कि किसका जवाब सही था। पन्ना बंद करने पर सब मिट जाता है।',
  steps: [
    'कार्ड एक बार प्रिंट करें। हर बच्चे के पास हमेशा वही कार्ड रहता है।',
    'सवाल यहाँ चुनें। हर सवाल बड़ा दिखता है, चार जवाबों के साथ: A, B, C और D।',
    'बच्चे अपना कार्ड तब तक घुमाते हैं जब तक उनका अक्षर ऊपर न आए, और उसे उठाते हैं।',
    'कैमरा कुछ ही सेकंड में सारे कार्ड पढ़ लेता है। जवाब दिखाएँ, सवाल पर बात करें, और आगे बढ़ें।',
  ],
  scriptless: 'जवाब कार्ड के लिए अपने ब्राउज़र में JavaScript चालू करें।',
  kind: 'क्या करना है',
  kinds: { quiz: 'सवाल पूछें', print: 'कार्ड प्रिंट करें', sheets: 'भरे अभ्यास पत्र पढ़ें' },
  from: 'सवाल कहाँ से',
  count: 'सवाल',
  begin: 'शुरू करें',
  noLetters: 'इन सवालों में चुनने के लिए चार जवाब नहीं हैं। दूसरा खेल चुनें।',
  noFacts: 'पूछने के लिए कोई सवाल नहीं है। कोई खेल चुनें।',
  pickGame: 'खेल चुनें',
  cards: {
    numbers: 'कार्ड',
    from: 'पहला',
    to: 'आखिरी',
    layout: 'हर पन्ने पर',
    layouts: { two: 'दो कार्ड, 6 मीटर तक', one: 'एक कार्ड, 9 मीटर तक' },
    print: 'कार्ड प्रिंट करें',
    pages: (pages) =>
      plural(
        pages,
        `${pages} पन्ना। पूरे आकार में, बिना चमक वाले सफ़ेद कागज़ पर प्रिंट करें।`,
        `${pages} पन्ने। पूरे आकार में, बिना चमक वाले सफ़ेद कागज़ पर प्रिंट करें।`,
      ),
    hold: 'कार्ड को तब तक घुमाओ जब तक अपना अक्षर ऊपर न आ जाए। इसे सीधा पकड़ो, उँगलियाँ काले वर्ग से दूर रखो।',
    number: (card) => `कार्ड ${card}`,
  },
  quiz: {
    question: (number, of) => `सवाल ${number}, कुल ${of}`,
    spoken: (number, of, asked, choices) =>
      `सवाल ${number}, कुल ${of}। ${asked} ${choices.map(([letter, choice]) => `${letter}: ${choice}।`).join(' ')}`,
    letter: (letter) => `${letter}: `,
    camera: 'कैमरा चालू करें',
    cameraOff: 'कैमरा बंद करें',
    instead: 'सवाल फिर भी पूछे जा सकते हैं, और हर अक्षर के लिए उठे हाथ गिने जा सकते हैं।',
    opened: 'कैमरा चालू है। अपने कार्ड उठाओ।',
    view: 'कैमरा क्या देख रहा है',
    none: 'अपने कार्ड उठाओ।',
    read: (cards) => plural(cards, `${cards} कार्ड पढ़ा गया`, `${cards} कार्ड पढ़े गए`),
    numbers: 'पढ़े गए कार्ड',
    twice: (cards) =>
      plural(
        cards.length,
        `नंबर ${list(cards)} के दो कार्ड हैं। जब तक एक नीचे न हो, कोई नहीं गिना जाता।`,
        `नंबर ${list(cards)} में से हर एक के दो कार्ड हैं। जब तक एक नीचे न हो, कोई नहीं गिना जाता।`,
      ),
    show: 'जवाब दिखाएँ',
    right: (letter, answer) => `जवाब है ${letter}: ${answer}`,
    bar: (letter, votes) => `${letter}: ${votes} कार्ड`,
    rightBar: (letter, votes) => `${letter}: ${votes} कार्ड, सही`,
    slip: (letter, given, votes) =>
      plural(votes, `${votes} कार्ड पर ${letter} था: ${given}।`, `${votes} कार्डों पर ${letter} था: ${given}।`),
    next: 'अगला सवाल',
    finish: 'अंत पर जाएँ',
    over: 'कौन-से सवाल कठिन थे?',
    allRight: 'हर बार हर कार्ड सही था।',
    noneRead: 'कोई कार्ड नहीं पढ़ा गया।',
    missed: (missed, of) => `${of} में से ${missed} से गलती हुई`,
    again: 'वही सवाल फिर से',
    other: 'दूसरे सवाल',
    leave: 'शुरुआत पर वापस',
  },
  sheets: {
    title: 'भरे अभ्यास पत्र पढ़ें',
    how: 'भरे हुए अभ्यास पत्र पढ़ने के लिए गोलों वाला अभ्यास पत्र प्रिंट करें और उसके जवाब वाले पन्ने का कोड इस डिवाइस से स्कैन करें।',
    make: 'गोलों वाला अभ्यास पत्र बनाएँ',
    lead: (title) => `${title}। पत्रों को एक-एक करके कैमरे के नीचे रखें, या उनकी फ़ोटो चुनें।`,
    camera: 'कैमरे का उपयोग करें',
    cameraOff: 'कैमरा बंद करें',
    instead: 'इसकी जगह पत्रों की फ़ोटो चुनी जा सकती हैं।',
    photos: 'फ़ोटो चुनें',
    view: 'कैमरा क्या देख रहा है',
    hint: {
      look: 'पत्र को ऐसे रखें कि चारों कोनों के वर्ग तस्वीर में हों।',
      close: 'थोड़ा और पास लाएँ।',
      other: 'इस पत्र में दूसरे सवाल हैं या यह साइट के पुराने संस्करण का है, इसलिए यह नहीं गिना गया।',
      same: 'यह पत्र पहले ही गिना जा चुका है। अगला दिखाएँ।',
    },
    corners: ({ missing }) =>
      plural(
        missing.length,
        `${cornerList(missing)} कोना नहीं दिख रहा। पत्र को सपाट रखें, चारों कोने तस्वीर में हों।`,
        `${cornerList(missing)} कोने नहीं दिख रहे। पत्र को सपाट रखें, चारों कोने तस्वीर में हों।`,
      ),
    photoFailed: (name, why) => `${name}: ${why}`,
    noReader: 'पढ़ने वाला हिस्सा लोड नहीं हो पाया। अपना कनेक्शन जाँचें और फ़ोटो फिर से चुनें।',
    noPicture: 'यह फ़ाइल तस्वीर नहीं है, या पढ़ी नहीं जा सकती।',
    found: (version, right, of) => `सेट ${version}: ${of} में से ${right} सही`,
    unsure: (questions) =>
      plural(
        questions.length,
        `सवाल ${list(questions)} देखें, और बच्चे का चुना हुआ जवाब दबाएँ।`,
        `सवाल ${list(questions)} देखें, और बच्चे के चुने हुए जवाब दबाएँ।`,
      ),
    question: (number, asked) => `${number}. ${asked}`,
    blank: 'कोई नहीं',
    add: 'यह पत्र जोड़ें',
    again: 'फिर से पढ़ें',
    skip: 'यह फ़ोटो छोड़ें',
    picture: 'पत्र, जैसा पढ़ा गया',
    counted: (sheets) => plural(sheets, `${sheets} पत्र गिना गया`, `${sheets} पत्र गिने गए`),
    missed: 'हर सवाल में कितनों से गलती हुई',
    row: (asked, answer, missed, of) => `${asked} ${answer}: ${of} में से ${missed} से गलती हुई`,
  },
};
