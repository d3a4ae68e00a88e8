export const favouriteLabel = (game: string): string => `Favourite: ${game}`;

export const heartsUnavailable =
  'We could not load your hearts because we cannot reach the account service. They are safe, and you can play every game.';
