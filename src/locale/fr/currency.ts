import type { Currency } from '../../../machines/core/currencies';

export const CURRENCY: Currency = 'EUR';
