export const title = 'Math Warp';
export const description = 'Fly through the portal with the right answer.';
export const chip = 'Times and divide';
export const pageDescription =
  'Find the missing number and fly through the portal. A free game for multiplication and division facts.';
export const teaches = ['Multiplication and division', 'Missing numbers'];
