/** `from` and `to` are ages. `teaches` are the skills of a game, each with a capital letter. */
export const about = (from: string, to: string, teaches: readonly string[]): string =>
  `For ages ${from} to ${to}. You practise: ${teaches.join(', ').toLowerCase()}.`;
export const howToPlayTitle = 'How to play';
export const free = 'It is free, and you do not need an account. You can play with or without a clock.';
export const scriptless = 'To play, switch JavaScript on in your browser, then load this page again.';
export const backToGames = 'Back to Games';
