import type * as English from '../../../../../play/modes/class/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  which: 'तुम कौन-सा जानवर हो?',
  yourCode: 'तुम्हारा कोड',
  choose: (game) => `तुम्हारी कक्षा यह खेल रही है: ${game}। अपना जानवर और पाल चुनो। नाम बताने की ज़रूरत नहीं।`,
  someoneElse: 'अब कोई और खेल रहा है?',
  animal: 'तुम्हारा जानवर',
  sail: 'तुम्हारा पाल',
  goAboard: 'नाव पर चढ़ो',
  goAboardAs: (sailor) => `नाव पर चढ़ो: ${sailor}`,
  otherQuestions: 'ये तुम्हारी कक्षा के सवाल नहीं थे। कोड पाने के लिए कक्षा का लिंक फिर खोलो।',
  codeFor: (sailor) => `कोड: ${sailor}`,
  qrCode: 'इन अक्षरों का QR कोड',
  aboutCode:
    'इसे कक्षा के कैमरे को दिखाओ, या अक्षर पढ़कर सुनाओ। इसमें तुम्हारा जानवर, पाल, सही जवाब और संयोग से चुनी गई एक संख्या है। इसमें तुम्हारा नाम नहीं है, और कुछ भेजा नहीं जाता।',
};

export const forClass: typeof English.forClass = (strong) => (
  <>
    {strong('कक्षा के लिए:')} हर बच्चा अपने डिवाइस पर यह दौर खेलता है और उसे एक कोड मिलता है। बोर्ड दिखाता है कि सबने मिलकर क्या
    हासिल किया, बिना नामों के।
  </>
);
export const classLink = 'कक्षा के लिए';
