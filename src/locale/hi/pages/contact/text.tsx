import type * as English from '../../../../pages/contact/text';

export const text: typeof English.text = {
  title: 'हमसे संपर्क करें',
  lead: (address, withForm) => (
    <>
      कोई सवाल, कोई गलती, कोई सुझाव? {address} पर लिखें
      {withForm(', या अपना संदेश यहाँ लिखें')}।
    </>
  ),
  fields: { name: 'नाम', email: 'ईमेल', subject: 'विषय', message: 'संदेश' },
  missing: {
    name: 'अपना नाम लिखें।',
    email: 'अपना ईमेल पता लिखें।',
    subject: 'विषय लिखें।',
    message: 'अपना संदेश लिखें।',
  },
  invalidEmail: 'पूरा ईमेल पता लिखें, जैसे aap@example.org।',
  send: 'संदेश भेजें',
  sending: 'भेज रहे हैं…',
  sent: 'संदेश भेज दिया!',
  sentText: 'आपकी राय के लिए धन्यवाद। हम जल्द ही जवाब देंगे!',
  clear: 'फ़ॉर्म ख़ाली करें',
};

export const replyText: typeof English.replyText = {
  title: 'क्या आपको जवाब चाहिए?',
  cannotSend: 'यह फ़ॉर्म अभी संदेश नहीं भेज सकता।',
  writeTo: (address) => <>जवाब पाने के लिए अपने ईमेल ऐप से {address} पर लिखें।</>,
  carried: 'यह बटन ऊपर लिखा संदेश एक नए ईमेल में डाल देता है।',
  tooLong: 'आपका संदेश इस बटन के लिए बहुत लंबा है। उसे कॉपी करके ईमेल में चिपकाएँ।',
  open: 'मेरे ईमेल ऐप में खोलें',
  copy: 'संदेश कॉपी करें',
  copied: 'कॉपी हो गया',
  copiedText: (address) => `अब इसे ${address} के लिए ईमेल में चिपकाएँ।`,
  notCopied: 'ब्राउज़र ने कॉपी नहीं करने दिया',
  notCopiedText: 'संदेश को उसके खाने में चुनें और वहीं से कॉपी करें।',
  pasteHere: '[कृपया अपना संदेश यहाँ चिपकाएँ।]',
};
