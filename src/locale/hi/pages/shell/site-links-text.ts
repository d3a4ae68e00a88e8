import type * as English from '../../../../pages/shell/site-links-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  label: 'सारे खेल और वीडियो',
  island: 'मेरा द्वीप',
  cards: 'जवाब कार्ड',
  class: 'कक्षा के लिए',
  print: 'अभ्यास पत्र',
  week: 'हफ़्ते भर के दौर',
};
