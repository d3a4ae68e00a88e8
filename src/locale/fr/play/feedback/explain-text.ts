import type * as English from '../../../../play/feedback/explain-text';

export const stepsText: typeof English.stepsText = (first, others) =>
  [`${first}.`, ...others.map((step) => `Puis ${step}.`)].join(' ');

export const countOn: typeof English.countOn = (count, from) => `Avance de ${count} à partir de ${from}.`;
export const countBack: typeof English.countBack = (count, from) => `Recule de ${count} à partir de ${from}.`;
export const timesOne = 'Multiplier par 1 ne change rien.';

const UNITS: Readonly<Record<number, string>> = { 1: 'dizaines', 2: 'centaines', 3: 'milliers' };

export const unitsText: typeof English.unitsText = (count, zeros, total) => {
  const unit = UNITS[zeros];
  return unit === undefined ? '' : `${count} ${unit} font ${total}.`;
};
