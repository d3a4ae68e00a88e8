export const title = 'Tables Check';
export const description = '25 times-table questions. Light a lamp for each one!';
export const chip = 'The Year 4 check';
export const pageDescription =
  'The Year 4 multiplication tables check, just as it is taken in school: 25 questions, 6 seconds each. Free, and it shows what to practise.';
export const teaches = ['Times tables', 'The multiplication tables check'];
