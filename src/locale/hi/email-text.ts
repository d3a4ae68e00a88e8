import type { Catalogue } from '../catalogue.ts';
import type * as English from '../email-text.ts';

export const email: Catalogue<typeof English.email> = {
  welcome: {
    subject: 'Numeria में आपका स्वागत है: आपका साइन इन लिंक',
    heading: 'आपका स्वागत है!',
    lead: 'किसी ने, शायद आपने, Numeria में साइन इन का अनुरोध किया है। बटन दबाएँ और आपका खाता तैयार है।',
    button: 'पुष्टि करें और साइन इन करें',
  },
  back: {
    subject: 'आपका Numeria साइन इन लिंक',
    heading: 'फिर से स्वागत है!',
    lead: 'साइन इन करने के लिए बटन दबाएँ। इसे किसी भी डिवाइस पर खोलें, साइन इन वहीं हो जाएगा।',
    button: 'साइन इन करें',
  },
  code: 'या यह कोड उस पन्ने पर लिखें जहाँ आपने यह ईमेल माँगा था:',
  once: 'लिंक और कोड एक घंटे तक, एक ही बार काम करते हैं। अगर बटन काम न करे, तो यह पता कॉपी करके अपने ब्राउज़र में डालें:',
  unasked: (email: string) => `यह ईमेल ${email} के लिए है। आपने नहीं माँगा? इस ईमेल को छोड़ दें और कोड किसी को न बताएँ।`,
};
