export const title = 'Times Tables';
export const heading = 'Times Tables Master';
export const cardTitle = 'Times Tables Master';
export const description = 'Find the hidden numbers and turn over every tile.';
export const chip = 'Times tables';
export const pageDescription =
  'A free times tables puzzle: find the hidden factors from 1 to 9 by their products, and turn over every tile.';
export const teaches = ['Times tables', 'Factors and products'];
