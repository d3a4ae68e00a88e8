import type { Currency } from '../../machines/core/currencies';

/** The currencies as choices: "British pounds (£)". */
export const currencyNames: Readonly<Record<Currency, string>> = {
  USD: 'US dollars ($)',
  GBP: 'British pounds (£)',
  EUR: 'Euros (€)',
  CAD: 'Canadian dollars ($)',
  AUD: 'Australian dollars ($)',
  INR: 'Indian rupees (₹)',
};

export const moneyLabel = 'Money';
