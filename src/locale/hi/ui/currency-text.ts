import type * as English from '../../../ui/currency-text';
import type { Catalogue } from '../../catalogue';

export const currencyNames: Catalogue<typeof English.currencyNames> = {
  USD: 'अमेरिकी डॉलर ($)',
  GBP: 'ब्रिटिश पाउंड (£)',
  EUR: 'यूरो (€)',
  CAD: 'कनाडाई डॉलर ($)',
  AUD: 'ऑस्ट्रेलियाई डॉलर ($)',
  INR: 'भारतीय रुपये (₹)',
};

export const moneyLabel: Catalogue<typeof English.moneyLabel> = 'पैसे';
