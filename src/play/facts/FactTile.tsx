import './fact-tile.css';
import type { Known } from '../../../machines/learning/memory';

/** Attributes that make an element look like a tile. */
export const tileLook = (known: Known, isRusty: boolean) => ({
  'data-tile': known,
  ...(isRusty && { 'data-rusty': true }),
});

interface Props {
  readonly known: Known;
  readonly isRusty?: boolean;
  /** Number shown on it, once the fact is known. */
  readonly figure?: number;
}

/** A tile of the mosaic, as decoration: its meaning is next to it in words. */
export const FactTile = ({ known, isRusty = false, figure }: Props) => (
  <span className="fact-tile" aria-hidden="true" {...tileLook(known, isRusty)}>
    {isTurned(known) && figure}
  </span>
);

/** Whether a tile is turned over and shows its number. */
export const isTurned = (known: Known): boolean => known === 'right' || known === 'quick';
