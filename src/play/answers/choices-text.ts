/**
 * Choices as they are announced after a question, in the order of their keys: "Choices: 12, 14, 16, 18." `firstKey` is
 * the number key of the first one.
 */
export const choicesText = (choices: readonly string[], firstKey = 1): string =>
  `${firstKey === 1 ? 'Choices' : `Choices from key ${firstKey}`}: ${choices.join(', ')}.`;
