/** The currencies that amounts of money can be in, by their ISO 4217 codes. The first one is the default. */
export const CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD', 'AUD', 'INR'] as const;
export type Currency = (typeof CURRENCIES)[number];
