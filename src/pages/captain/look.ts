import type { CSSProperties } from 'react';
import type { Captain, Sail } from '../../../machines/core/captain';
import { properName } from '../../device/captain-name';
import { text } from './text';

interface SailLook {
  readonly colour: string;
  readonly shade: string;
}

const SAIL_LOOKS: Readonly<Record<Sail, SailLook>> = {
  sun: { colour: '#ffcc3f', shade: '#ffb81f' },
  coral: { colour: '#fb7560', shade: '#ef5743' },
  sky: { colour: '#74acff', shade: '#3e86f2' },
  violet: { colour: '#b592ff', shade: '#8a58ee' },
  leaf: { colour: '#74d492', shade: '#39b062' },
};

/** "Captain Brave Panda" */
export const captainName = (captain: Captain): string => text.captain(properName(captain));

/** Colours of the sail, by the names that its drawing uses. */
export const sailColours = ({ sail }: Captain) => ({
  sail: SAIL_LOOKS[sail].colour,
  'sail-shade': SAIL_LOOKS[sail].shade,
});

/** The same colours as custom properties. */
export const sailStyle = (captain: Captain): CSSProperties =>
  Object.fromEntries(Object.entries(sailColours(captain)).map(([name, colour]) => [`--${name}`, colour]));
