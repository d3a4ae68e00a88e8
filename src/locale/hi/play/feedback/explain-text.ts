import type * as English from '../../../../play/feedback/explain-text';

export const stepsText: typeof English.stepsText = (first, others) =>
  [`${first}।`, ...others.map((step) => `फिर ${step}।`)].join(' ');

export const countOn: typeof English.countOn = (count, from) => `${from} से आगे ${count} गिनो।`;
export const countBack: typeof English.countBack = (count, from) => `${from} से पीछे ${count} गिनो।`;
export const timesOne = '1 से गुणा करने पर कुछ नहीं बदलता।';

const UNITS: Readonly<Record<number, string>> = { 1: 'दहाई', 2: 'सैकड़ा', 3: 'हज़ार' };

export const unitsText: typeof English.unitsText = (count, zeros, total) => {
  const unit = UNITS[zeros];
  return unit === undefined ? '' : `${count} ${unit} यानी ${total}।`;
};
