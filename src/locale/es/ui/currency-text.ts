import type * as English from '../../../ui/currency-text';
import type { Catalogue } from '../../catalogue';

export const currencyNames: Catalogue<typeof English.currencyNames> = {
  USD: 'Dólar de EE. UU. ($)',
  GBP: 'Libra británica (£)',
  EUR: 'Euro (€)',
  CAD: 'Dólar canadiense ($)',
  AUD: 'Dólar australiano ($)',
  INR: 'Rupia india (₹)',
};

export const moneyLabel: Catalogue<typeof English.moneyLabel> = 'Dinero';
