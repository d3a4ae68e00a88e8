import type * as English from '../../../../pages/account/newsletter-text';
import type { Catalogue } from '../../../catalogue';

export const noNewsletter: Catalogue<typeof English.noNewsletter> = 'Numeria की यह प्रति न्यूज़लेटर नहीं भेजती।';
export const news: Catalogue<typeof English.news> = 'कभी-कभी, नए खेलों और वीडियो के समाचार।';
export const addressLabel: Catalogue<typeof English.addressLabel> = 'न्यूज़लेटर के लिए ईमेल पता';
export const yourEmail: Catalogue<typeof English.yourEmail> = 'आपका ईमेल';
export const subscribe: Catalogue<typeof English.subscribe> = 'सदस्य बनें';
export const under13: Catalogue<typeof English.under13> = '13 साल से छोटे हो? किसी बड़े से यह करने को कहो।';
export const failed: typeof English.failed = {
  title: 'गड़बड़ी',
  text: 'सदस्यता नहीं हो पाई। कृपया बाद में फिर से कोशिश करें।',
};
