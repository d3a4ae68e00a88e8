import './fact-tile.css';
import type { Known } from '../../../machines/learning/memory';

/** How a tile looks, for the element that is one. */
export const tileLook = (known: Known, isRusty: boolean) => ({
  'data-tile': known,
  ...(isRusty && { 'data-rusty': true }),
});

interface Props {
  readonly known: Known;
  readonly isRusty?: boolean;
  /** What stands on it, once it is known. */
  readonly figure?: number;
}

/** A tile of the mosaic, as decoration: what it says stands in words beside it. */
export const FactTile = ({ known, isRusty = false, figure }: Props) => (
  <span className="fact-tile" aria-hidden="true" {...tileLook(known, isRusty)}>
    {isTurned(known) && figure}
  </span>
);

/** Whether a tile is turned over, so that its number is seen. */
export const isTurned = (known: Known): boolean => known === 'right' || known === 'quick';
