export const numbersText = {
  title: 'Numbers',
  open: 'How numbers are written',
  reset: 'As usual',
  decimal: 'Decimals',
  grouping: 'Thousands',
  times: 'Times',
  division: 'Divide',
  digits: 'Digits',
  hours: 'Clock',
  firstDay: 'First day',
} as const;

/** What a choice shows. Samples in figures are the same in all languages. */
export const choiceNames: Readonly<Record<string, string>> = {
  '12h': '3:45 PM',
  monday: 'Monday',
  sunday: 'Sunday',
  saturday: 'Saturday',
};
