import type * as English from '../../../../pages/account/newsletter-answers-text';

export const text: typeof English.text = {
  subscribed: { title: 'सदस्यता हो गई!', text: 'हमारे न्यूज़लेटर की सदस्यता लेने के लिए धन्यवाद।' },
  duplicate: { title: 'पहले से सदस्य!', text: 'इस ईमेल पते पर हमारा न्यूज़लेटर पहले से आता है।' },
  invalid: { title: 'गड़बड़ी', text: 'कृपया सही ईमेल पता लिखें।' },
};
