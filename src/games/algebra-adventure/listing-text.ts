export const title = 'Algebra Adventure';
export const description = 'Keep the balance level and find x.';
export const chip = 'The missing number';
export const pageDescription =
  'Keep the balance level and find x. A free first algebra game: solve equations by what both sides weigh.';
export const teaches = ['First algebra', 'Solving equations', 'Substitution'];
