import type { CSSProperties } from 'react';
import { type Captain, type Flag, properName, type Sail } from '../../../machines/core/captain';

interface SailLook {
  readonly label: string;
  readonly colour: string;
  readonly shade: string;
}

const SAIL_LOOKS: Readonly<Record<Sail, SailLook>> = {
  sun: { label: 'Yellow', colour: '#ffcc3f', shade: '#ffb81f' },
  coral: { label: 'Red', colour: '#fb7560', shade: '#ef5743' },
  sky: { label: 'Blue', colour: '#74acff', shade: '#3e86f2' },
  violet: { label: 'Purple', colour: '#b592ff', shade: '#8a58ee' },
  leaf: { label: 'Green', colour: '#74d492', shade: '#39b062' },
};

export const sailLabel = (sail: Sail): string => SAIL_LOOKS[sail].label;

export const FLAG_LABELS: Readonly<Record<Flag, string>> = {
  star: 'Star',
  heart: 'Heart',
  moon: 'Moon',
  fish: 'Fish',
  flower: 'Flower',
  crown: 'Crown',
  lightning: 'Flash',
  anchor: 'Anchor',
};

/** "Captain Brave Panda" */
export const captainName = (captain: Captain): string => `Captain ${properName(captain)}`;

/** Colours of the sail, by the names that its drawing uses. */
export const sailColours = ({ sail }: Captain) => ({
  sail: SAIL_LOOKS[sail].colour,
  'sail-shade': SAIL_LOOKS[sail].shade,
});

/** The same colours as custom properties. */
export const sailStyle = (captain: Captain): CSSProperties =>
  Object.fromEntries(Object.entries(sailColours(captain)).map(([name, colour]) => [`--${name}`, colour]));
