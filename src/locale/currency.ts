import type { Currency } from '../../machines/core/currencies';

/** The currency of games about money, unless the device or a link has another one. */
export const CURRENCY: Currency = 'USD';
