/** The steps that lead to an answer: "7 + 3 = 10. Then 10 + 5 = 15." */
export const stepsText = (first: string, others: readonly string[]): string =>
  [`${first}.`, ...others.map((step) => `Then ${step}.`)].join(' ');

export const countOn = (count: number, from: number): string => `Count on ${count} from ${from}.`;
export const countBack = (count: number, from: number): string => `Count back ${count} from ${from}.`;
export const timesOne = 'Multiplying by 1 changes nothing.';

const UNITS: Readonly<Record<number, string>> = { 1: 'tens', 2: 'hundreds', 3: 'thousands' };

/** "6 tens are 60." `zeros` of the unit are 1, 2 or 3. Empty for other units. */
export const unitsText = (count: string, zeros: number, total: string): string => {
  const unit = UNITS[zeros];
  return unit === undefined ? '' : `${count} ${unit} are ${total}.`;
};
