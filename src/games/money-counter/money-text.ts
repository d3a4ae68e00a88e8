/** An amount of cents in dollars, with two decimals: "$0.05", "$1.25". */
export const moneyText = (cents: number): string =>
  `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
