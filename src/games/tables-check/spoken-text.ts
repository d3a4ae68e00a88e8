/* Numbers in words, for reading questions out and for recognising spoken answers. */

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** A question in words: seven, times, eight. Its numbers go up to 12. */
export const questionInWords = (first: number, second: number): readonly string[] => [
  SMALL[first] ?? String(first),
  'times',
  SMALL[second] ?? String(second),
];

function belowHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  const tens = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? tens : `${tens} ${SMALL[value % 10]}`;
}

/** The ways to say a whole number below 1,000: in lower case, without hyphens. */
export function waysToSay(value: number): readonly string[] {
  if (value < 100) return [belowHundred(value)];
  const count = SMALL[Math.floor(value / 100)] ?? '';
  const hundreds = value < 200 ? ['one hundred', 'a hundred', 'hundred'] : [`${count} hundred`];
  if (value % 100 === 0) return hundreds;
  const rest = belowHundred(value % 100);
  return hundreds.flatMap((start) => [`${start} and ${rest}`, `${start} ${rest}`]);
}
