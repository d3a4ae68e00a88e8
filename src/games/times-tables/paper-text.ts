export const findNumbers = 'Find the hidden numbers from 1 to 9.';
export const factorsFound = (across: readonly number[], down: readonly number[]): string =>
  `across ${across.join(' ')}, down ${down.join(' ')}`;
