/** What led to a wrong answer. */
export const text = {
  divideToo: (added: number, crates: number) =>
    `That is what is left after taking ${added} away. Now divide by ${crates}.`,
  takeAwayFirst: (total: number, crates: number, added: number) =>
    `That divides ${total} by ${crates}. Take ${added} away first.`,
  divide: (crates: number) => `${crates}x means ${crates} times x, so divide by ${crates}.`,
  rightSide: (added: number) => `That is the whole right side. Take ${added} away from both sides.`,
  nextToX: 'That is the number next to x.',
  added: (crates: number, x: number) => `That adds ${crates} and ${x}. ${crates}x means ${crates} times x.`,
  oneTooFew: 'So close! Just one x too few.',
  oneTooMany: 'So close! Just one x too many.',
} as const;
