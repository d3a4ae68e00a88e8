import './fact-tile.css';
import type { KnowledgeLevel } from '../../../machines/learning/memory';

/** Attributes that make an element look like a tile. */
export const tileAttributes = (known: KnowledgeLevel, isRusty: boolean) => ({
  'data-tile': known,
  ...(isRusty && { 'data-rusty': true }),
});

interface Props {
  readonly known: KnowledgeLevel;
  readonly isRusty?: boolean;
  /** Number shown on the tile, once the fact is known. */
  readonly figure?: number;
}

/** A decorative tile of the mosaic. The text next to it says what it means. */
export const FactTile = ({ known, isRusty = false, figure }: Props) => (
  <span className="fact-tile" aria-hidden="true" {...tileAttributes(known, isRusty)}>
    {isTurnedOver(known) && figure}
  </span>
);

/** Whether a tile is turned over and shows its number. */
export const isTurnedOver = (known: KnowledgeLevel): boolean => known === 'right' || known === 'quick';
