import type * as English from '../../../ui/currency-text';
import type { Catalogue } from '../../catalogue';

export const currencyNames: Catalogue<typeof English.currencyNames> = {
  USD: 'Dollar américain ($)',
  GBP: 'Livre britannique (£)',
  EUR: 'Euro (€)',
  CAD: 'Dollar canadien ($)',
  AUD: 'Dollar australien ($)',
  INR: 'Roupie indienne (₹)',
};

export const moneyLabel: Catalogue<typeof English.moneyLabel> = 'Monnaie';
