import type { ReactNode } from 'react';
import type * as English from '../../../../pages/topics/text';
import { settingLabel } from '../../../../play/menu/setting-labels';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  title: 'विषय',
  lead: 'अपना विषय खोजो: हर विषय के लिए खेल, अभ्यास पत्र, पाठ और वीडियो।',
  all: 'सभी विषय',
  years: 'इंग्लैंड के स्कूल की कक्षा',
  allYears: 'सब',
  how: 'कैसे करें',
  example: 'एक उदाहरण',
  answer: (answer) => `जवाब: ${answer}`,
  play: 'खेलो',
  mixed: 'इसमें दूसरे सवाल भी हैं।',
  paper: 'कागज़ पर',
  worksheet: 'अभ्यास पत्र प्रिंट करो',
  lessons: 'पाठ में सीखो',
  leaving:
    'इन पाठों में अंग्रेज़ी में एक वीडियो और एक क्विज़ है। ये Oak National Academy की वेबसाइट पर हैं, जो Numeria का हिस्सा नहीं है, और नए टैब में खुलते हैं।',
  elsewhere: ' (Oak National Academy, नए टैब में)',
  otherCoins: 'खेलों में तुम्हारे चुने हुए सिक्के हैं। पाठों में पाउंड और पेंस हैं।',
  videos: 'वीडियो',
  video: (link: ReactNode, hub = ''): ReactNode => (
    <>
      {link} ({hub})
    </>
  ),
  older: 'ये वीडियो बड़े विद्यार्थियों के लिए, उनकी परीक्षा वाले पन्ने से हैं। ये अंग्रेज़ी में हैं।',
  curriculum: 'इंग्लैंड के पाठ्यक्रम में',
  source:
    'इंग्लैंड के 2014 के राष्ट्रीय पाठ्यक्रम के कथन, जो 2028 से बदला जाएगा। इसमें Open Government Licence v3.0 के तहत सार्वजनिक क्षेत्र की जानकारी है। कौन-सा कथन किस विषय का है, यह हमारा अपना निर्णय है।',
  previous: (link: ReactNode): ReactNode => <>इससे पहले: {link}</>,
  next: (link: ReactNode): ReactNode => <>इसके बाद: {link}</>,
};

export const playText: typeof English.playText = (game, round) =>
  round === '' ? `खेलो: ${game}` : `खेलो: ${game} (${round})`;

export const roundText: typeof English.roundText = ({ difficulty, level, size }) => {
  if (difficulty !== undefined) return settingLabel(difficulty);
  if (level !== undefined) return `स्तर ${level}`;
  return size === undefined ? '' : `${size} गुणा ${size}`;
};
