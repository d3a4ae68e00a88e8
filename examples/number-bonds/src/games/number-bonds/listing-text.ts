export const title = 'Number Bonds';
export const description = 'Find the beads that are missing.';
export const chip = 'Parts of a whole';
export const pageDescription =
  'Two parts make a whole: find the missing one among four. A free game about number bonds of 5, 10 and 20.';
export const teaches = ['Number bonds', 'Addition and subtraction'];
