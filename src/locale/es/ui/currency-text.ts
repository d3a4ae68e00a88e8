import type * as English from '../../../ui/currency-text';
import type { Catalogue } from '../../catalogue';

export const currencyNames: Catalogue<typeof English.currencyNames> = {
  USD: 'Dólares de EE. UU. ($)',
  GBP: 'Libras británicas (£)',
  EUR: 'Euros (€)',
  CAD: 'Dólares canadienses ($)',
  AUD: 'Dólares australianos ($)',
  INR: 'Rupias indias (₹)',
};
