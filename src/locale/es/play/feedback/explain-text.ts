import type * as English from '../../../../play/feedback/explain-text';

export const stepsText: typeof English.stepsText = (first, others) =>
  [`${first}.`, ...others.map((step) => `Luego ${step}.`)].join(' ');

export const countOn: typeof English.countOn = (count, from) => `Cuenta ${count} más desde ${from}.`;
export const countBack: typeof English.countBack = (count, from) => `Cuenta ${count} hacia atrás desde ${from}.`;
export const timesOne = 'Multiplicar por 1 no cambia nada.';

const UNITS: Readonly<Record<number, string>> = { 1: 'decenas', 2: 'centenas', 3: 'millares' };

export const unitsText: typeof English.unitsText = (count, zeros, total) => {
  const unit = UNITS[zeros];
  return unit === undefined ? '' : `${count} ${unit} son ${total}.`;
};
