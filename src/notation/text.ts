/** `plain` is the whole number without a sign between its digits. */
export const ambiguousNumber = (typed: string, plain: string): string =>
  `${typed} can be two numbers. Type ${plain} for the whole number.`;
