import { plural } from '../locale/grammar';

export const trial = {
  title: 'Three boats are coming. Press when you see each one.',
  left: (count: number): string => plural(count, '1 boat to go', `${count} boats to go`),
  sea: 'The sea',
  boat: 'A boat',
};

export const scanning = {
  stop: 'Stop scanning',
  resume: 'Carry on scanning',
  paused: 'Scanning is paused. Press Escape to carry on.',
};
