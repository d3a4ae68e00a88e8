/** An equation such as "17 + 9 = 26". */
export const formatAddition = (values: readonly number[]): string =>
  `${values.join(' + ')} = ${values.reduce((sum, value) => sum + value, 0)}`;
