export const title = 'Target Takedown';
export const description = 'Pick tiles that add up to the target.';
export const chip = 'Adding up';
export const pageDescription =
  'Pick number tiles that add up to the target. A free game for adding in your head, at speed or with all the time you want.';
export const teaches = ['Addition', 'Making totals', 'Mental arithmetic'];
