import type * as English from '../../../../pages/faq/text';

export const text: typeof English.text = {
  pageTitle: 'सवाल-जवाब',
  title: 'अक्सर पूछे जाने वाले सवाल',
  lead: 'बच्चों, माता-पिता और शिक्षकों के लिए छोटे जवाब।',
  more: 'और सवाल हैं?',
  moreText: 'Numeria के बारे में कुछ भी पूछें। आपकी राय जानकर हमें खुशी होगी।',
  contact: 'हमसे संपर्क करें',
};
