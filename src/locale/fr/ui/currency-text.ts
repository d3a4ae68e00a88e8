import type * as English from '../../../ui/currency-text';
import type { Catalogue } from '../../catalogue';

export const currencyNames: Catalogue<typeof English.currencyNames> = {
  USD: 'Dollars américains ($)',
  GBP: 'Livres sterling (£)',
  EUR: 'Euros (€)',
  CAD: 'Dollars canadiens ($)',
  AUD: 'Dollars australiens ($)',
  INR: 'Roupies indiennes (₹)',
};

export const moneyLabel: Catalogue<typeof English.moneyLabel> = 'Monnaie';
