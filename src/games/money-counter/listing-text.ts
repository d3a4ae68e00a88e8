export const title = 'Money Counter';
export const description = 'Count the coins and give the right change.';
export const chip = 'Coins and change';
export const pageDescription =
  'Count coins, give change and shop at the market stall. A free game about money, with US coins and notes.';
export const teaches = ['Counting money', 'Giving change', 'Adding and comparing amounts'];
