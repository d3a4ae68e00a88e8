import type { CSSProperties } from 'react';
import type { Captain, Flag, Sail } from '../../../machines/core/captain';
import { capitalise } from '../../ui/number-to-word';

interface SailLook {
  readonly label: string;
  readonly colour: string;
  readonly shade: string;
}

const SAIL_LOOKS: Readonly<Record<Sail, SailLook>> = {
  sun: { label: 'Yellow', colour: '#ffcc3f', shade: '#ffb81f' },
  coral: { label: 'Red', colour: '#fb7560', shade: '#ef5743' },
  teal: { label: 'Blue', colour: '#74acff', shade: '#3e86f2' },
  violet: { label: 'Purple', colour: '#b592ff', shade: '#8a58ee' },
  leaf: { label: 'Green', colour: '#74d492', shade: '#39b062' },
};

interface FlagLook {
  readonly label: string;
  readonly cloth: string;
  readonly mark: string;
  /** The outline of the mark, on the cloth of drawings/cloth.svg. */
  readonly d: string;
}

export const FLAG_LOOKS: Readonly<Record<Flag, FlagLook>> = {
  star: {
    label: 'Star',
    cloth: '#ed655b',
    mark: '#fff',
    d: 'M17-6.5l2 4 4.4.6-3.2 3.1.8 4.4-4-2.1-4 2.1.8-4.4-3.2-3.1 4.4-.6Z',
  },
  heart: {
    label: 'Heart',
    cloth: '#8a58ee',
    mark: '#fff',
    d: 'M17 7C10 2 8.5-2 10.5-4.5C12.5-7 16-6 17-3C18-6 21.5-7 23.5-4.5C25.5-2 24 2 17 7Z',
  },
  moon: { label: 'Moon', cloth: '#2b3288', mark: '#ffd452', d: 'M20-7A7 7 0 1 0 23.5 4A6 6 0 1 1 20-7Z' },
  fish: {
    label: 'Fish',
    cloth: '#22b5a8',
    mark: '#fff',
    d: 'M8 0C11-5.5 17-5.5 21-1L26-4.5V4.5L21 1C17 5.5 11 5.5 8 0Z',
  },
  flower: {
    label: 'Flower',
    cloth: '#39b062',
    mark: '#fff',
    d: 'M13.5-3.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 0-7Z',
  },
  crown: {
    label: 'Crown',
    cloth: '#ffc529',
    mark: '#5727af',
    d: 'M9.5-5l4 4L17-6.5 20.5-1l4-4L23 5.5H11Z',
  },
  lightning: { label: 'Flash', cloth: '#3e86f2', mark: '#ffe38a', d: 'M19.5-8L11 1.5H16L14 8 23-2H18Z' },
  anchor: {
    label: 'Anchor',
    cloth: '#3b3b66',
    mark: '#fff',
    d: 'M15.8-3a2.5 2.5 0 1 1 2.4 0V-1H21V1H18.2V5C20.5 4.7 22 3.5 22.5 1.5L24.5 2.5C23.5 6 20.5 7.5 17 7.5S10.5 6 9.5 2.5L11.5 1.5C12 3.5 13.5 4.7 15.8 5V1H13V-1H15.8Z',
  },
};

export const sailLabel = (sail: Sail): string => SAIL_LOOKS[sail].label;

/** "Captain Brave panda" */
export const captainName = ({ name }: Captain): string => `Captain ${capitalise(name)}`;

/** Colours of the drawings, by the names that they use. */
export const captainColours = ({ sail, flag }: Captain) => ({
  sail: SAIL_LOOKS[sail].colour,
  'sail-shade': SAIL_LOOKS[sail].shade,
  flag: FLAG_LOOKS[flag].cloth,
});

/** The same colours as custom properties, for drawings in the page. */
export const captainStyle = (captain: Captain): CSSProperties =>
  Object.fromEntries(Object.entries(captainColours(captain)).map(([name, colour]) => [`--${name}`, colour]));
