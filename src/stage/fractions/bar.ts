import type { Atlas } from '../atlas';
import { PIECE } from './drawings';
import { PartMesh, quadsIndices } from './part-mesh';
import { hasSamePieces, type Whole } from './pieces';

/** Half the gap between two parts of a bar, in units, but at most this fraction of a part. */
const GAP = { units: 1, ratio: 0.08 } as const;
/** A part is drawn as its two ends and its middle. */
const BOXES = 3;
/** Where the ends meet the middle, as a fraction of a drawn piece. */
const END = PIECE.end / PIECE.width;
const WAYS = [0, END, 1 - END, 1] as const;

interface Piece {
  readonly corner: number;
  readonly left: number;
  readonly right: number;
}

/**
 * A bar of equal parts with its top left corner at 0,0: exact lengths, each piece with its own look. A single mesh, for
 * any number of parts.
 */
export class Bar extends PartMesh {
  private placed: readonly Piece[] = [];
  private shown: Whole | null = null;
  private readonly size: { readonly length: number; readonly height: number };

  /** The length of the whole bar and its height, in units. */
  constructor(atlas: Atlas, length: number, height: number = PIECE.height) {
    super(atlas, 'bar');
    this.size = { length, height };
  }

  /** Shows the bar in equal parts with every piece in its place. */
  show(whole: Whole): void {
    if (this.shown === null || !hasSamePieces(whole, this.shown)) this.make(whole);
    this.shown = whole;
    for (let index = 0; index < whole.pieces.length; index++) this.movePiece(index, 0, 0);
  }

  private make({ parts, pieces }: Whole): void {
    const { length } = this.size;
    this.placed = pieces.map(({ from, count }, index) => {
      const air = Math.min(GAP.units, (GAP.ratio * length) / parts);
      return {
        corner: index * BOXES * 4,
        left: (length * from) / parts + air,
        right: (length * (from + count)) / parts - air,
      };
    });
    this.makeRoom(pieces.length * BOXES * 4, quadsIndices(pieces.length * BOXES));
    pieces.forEach(({ look }, index) => {
      const texture = this.atlas.texture(`piece ${look}`);
      for (let part = 0; part < BOXES; part++) {
        const corner = (index * BOXES + part) * 4;
        const from = WAYS[part] ?? 0;
        const to = WAYS[part + 1] ?? 1;
        this.look(texture, corner, from, 0);
        this.look(texture, corner + 1, to, 0);
        this.look(texture, corner + 2, to, 1);
        this.look(texture, corner + 3, from, 1);
      }
    });
  }

  /** Moves a piece from its place by x and y, in units. */
  movePiece(index: number, x: number, y: number): void {
    const { corner, left, right } = this.placed[index]!;
    const { height } = this.size;
    const end = Math.min(PIECE.end * (height / PIECE.height), (right - left) / 2);
    const bottom = y + (height * (PIECE.height + PIECE.depth)) / PIECE.height;
    this.layBox(corner, x + left, y, x + left + end, bottom);
    this.layBox(corner + 4, x + left + end, y, x + right - end, bottom);
    this.layBox(corner + 8, x + right - end, y, x + right, bottom);
    this.onViewUpdate();
  }

  /** Hides a piece until it is moved somewhere. */
  hidePiece(index: number): void {
    const { corner } = this.placed[index]!;
    for (let part = 0; part < BOXES; part++) this.layBox(corner + part * 4, 0, 0, 0, 0);
    this.onViewUpdate();
  }
}
