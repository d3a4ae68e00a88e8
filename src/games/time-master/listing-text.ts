export const title = 'Time Master';
export const description = 'Watch the hands of the big clock turn.';
export const chip = 'Clocks, hours, dates';
export const pageDescription =
  'Read the clock, convert time, and find how much time has passed. A free game about clocks, hours and dates.';
export const teaches = ['Telling the time', 'Units of time', 'Elapsed time and dates'];
