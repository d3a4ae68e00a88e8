/** One line on the home page of other languages, for people whose browser prefers this one. */
export const offer = { text: 'Numeria in English', close: 'Close' };
