import type { Atlas } from '../atlas';
import { CAKE, CUT, TOPPING } from './drawings';
import { PartMesh, quadIndices } from './part-mesh';
import { MAX_PARTS, type Piece, type Whole } from './pieces';

const FULL_TURN = 2 * Math.PI;
/** The first part begins at the top. */
const TOP = -FULL_TURN / 4;
/** Number of sides of a whole cake. The sides touch the circle from outside. */
const SIDES = 60;
const REACH = CAKE.radius + CAKE.air;
const RIM = CAKE.radius / Math.cos(Math.PI / SIDES) + 0.5;
/** A topping's distance from the centre, its maximum size, and the fraction of a narrow part that it fills. */
const TOPPING_LAYOUT = { at: 0.64, max: 14, ratio: 0.4 } as const;
/** Width of a cut between few parts and between many, in units. */
const CUT_WIDTH = { few: 3.2, many: 2, manyFrom: 16 } as const;

/** A piece's position in the mesh, and its angles. */
interface Section {
  readonly start: number;
  readonly end: number;
  readonly sides: number;
  /** First corner of the piece's top, side and topping; null if it has none. */
  readonly top: number;
  readonly depth: number | null;
  readonly topping: number | null;
  readonly toppingSize: number;
}

interface CutLine {
  readonly corner: number;
  readonly angle: number;
  /** Whether the cake was already cut here. */
  readonly isOld: boolean;
}

/** The triangles of a wedge, from its centre to each of its sides. */
const wedgeTriangles = (middle: number, sides: number): readonly number[] =>
  Array.from({ length: sides }, (_, side) => [middle, middle + side + 1, middle + side + 2]).flat();

/**
 * A cake from above with its centre at 0,0 and a radius of 100 before scaling: exact wedges, each with its own look,
 * cut by lines from the centre. A single mesh, for any number of parts.
 */
export class Cake extends PartMesh {
  private placed: readonly Section[] = [];
  private cuts: readonly CutLine[] = [];
  private cutWidth: number = CUT_WIDTH.few;

  constructor(atlas: Atlas) {
    super(atlas, 'cake');
  }

  /**
   * Shows a cake in equal parts with every piece in its place. `partsBefore` (a divisor of its parts) is the previous
   * number of parts: `growCuts` then only draws the new cuts.
   */
  show({ parts, pieces }: Whole, partsBefore = parts): void {
    const indices: number[] = [];
    let corners = 0;
    const room = (count: number): number => {
      corners += count;
      return corners - count;
    };
    // Empty places are drawn first, so that pieces of cake can slide over them. Then all sides are drawn, so that they
    // do not cover any face.
    const sides = pieces.map(({ count }) => Math.max(1, Math.ceil((SIDES * count) / parts)));
    const wedge = (index: number): number => {
      const middle = room(sides[index]! + 2);
      indices.push(...wedgeTriangles(middle, sides[index]!));
      return middle;
    };
    const floors = pieces.map((piece, index) => (isBaked(piece) ? null : wedge(index)));
    const depths = pieces.map((piece, index) => (isBaked(piece) ? wedge(index) : null));
    const tops = pieces.map((_, index) => floors[index] ?? wedge(index));
    this.cuts = cutParts(parts, pieces).map((part) => {
      const corner = room(4);
      indices.push(...quadIndices(corner));
      return { corner, angle: TOP + (FULL_TURN * part) / parts, isOld: (part * partsBefore) % parts === 0 };
    });
    this.cutWidth = parts >= CUT_WIDTH.manyFrom ? CUT_WIDTH.many : CUT_WIDTH.few;
    this.placed = pieces.map((piece, index) => {
      const topping = isBaked(piece) && piece.count === 1 && parts <= MAX_PARTS ? room(4) : null;
      if (topping !== null) indices.push(...quadIndices(topping));
      const [start, end] = [piece.from, piece.from + piece.count].map((part) => TOP + (FULL_TURN * part) / parts);
      const chord = parts === 1 ? CAKE.radius : 2 * CAKE.radius * TOPPING_LAYOUT.at * Math.sin(Math.PI / parts);
      const toppingSize = Math.min(TOPPING_LAYOUT.max, chord * TOPPING_LAYOUT.ratio);
      return {
        start: start ?? 0,
        end: end ?? 0,
        sides: sides[index]!,
        depth: depths[index]!,
        top: tops[index]!,
        topping,
        toppingSize,
      };
    });
    this.makeRoom(corners, indices);
    this.dress(pieces);
    for (let index = 0; index < pieces.length; index++) this.movePiece(index, 0, 0, 0);
    this.growCuts(1);
  }

  /** Moves a piece from its place, in units, and rotates it around the centre of the cake, in radians. */
  movePiece(index: number, x: number, y: number, turn: number): void {
    const { start, end, sides, top, depth, topping, toppingSize } = this.placed[index]!;
    this.layWedge(top, x, y, start + turn, end + turn, sides);
    if (depth !== null) this.layWedge(depth, x, y + CAKE.depth, start + turn, end + turn, sides);
    if (topping !== null) {
      const middle = (start + end) / 2 + turn;
      const reach = (toppingSize * TOPPING.reach) / TOPPING.drawn;
      const toppingX = x + Math.cos(middle) * CAKE.radius * TOPPING_LAYOUT.at;
      const toppingY = y + Math.sin(middle) * CAKE.radius * TOPPING_LAYOUT.at;
      this.layBox(topping, toppingX - reach, toppingY - reach, toppingX + reach, toppingY + reach);
    }
    this.onViewUpdate();
  }

  /** Hides a piece until it is moved somewhere. */
  hidePiece(index: number): void {
    const { sides, top, depth, topping } = this.placed[index]!;
    this.layWedge(top, 0, 0, 0, 0, sides);
    if (depth !== null) this.layWedge(depth, 0, 0, 0, 0, sides);
    if (topping !== null) this.layBox(topping, 0, 0, 0, 0);
    this.onViewUpdate();
  }

  /** Draws the new cuts from the centre outwards, up to this progress (0 to 1). */
  growCuts(ratio: number): void {
    const { corners } = this;
    const half = (this.cutWidth / 2) * (1 + (2 * CUT.air) / CUT.width);
    for (let index = 0; index < this.cuts.length; index++) {
      const { corner, angle, isOld } = this.cuts[index]!;
      const length = (isOld ? 1 : ratio) * (CAKE.radius + 1);
      const wide = length === 0 ? 0 : half;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const at = corner * 2;
      corners[at] = sin * wide;
      corners[at + 1] = -cos * wide;
      corners[at + 2] = cos * length + sin * wide;
      corners[at + 3] = sin * length - cos * wide;
      corners[at + 4] = cos * length - sin * wide;
      corners[at + 5] = sin * length + cos * wide;
      corners[at + 6] = -sin * wide;
      corners[at + 7] = cos * wide;
    }
    this.onViewUpdate();
  }

  /** Sets the texture of each corner. */
  private dress(pieces: readonly Piece[]): void {
    const side = this.atlas.texture('cake side');
    const cut = this.atlas.texture('cut');
    const berry = this.atlas.texture('topping');
    this.placed.forEach(({ start, end, sides, top, depth, topping }, index) => {
      const look = this.atlas.texture(`cake ${pieces[index]!.look}`);
      this.look(look, top, 0.5, 0.5);
      for (let side = 0; side <= sides; side++) {
        const angle = start + ((end - start) * side) / sides;
        const ratio = RIM / (2 * REACH);
        this.look(look, top + 1 + side, 0.5 + Math.cos(angle) * ratio, 0.5 + Math.sin(angle) * ratio);
      }
      if (depth !== null) for (let corner = 0; corner < sides + 2; corner++) this.look(side, depth + corner, 0.5, 0.5);
      if (topping !== null) this.lookWhole(berry, topping);
    });
    for (const { corner } of this.cuts) this.lookAcross(cut, corner, false);
  }

  private layWedge(first: number, x: number, y: number, start: number, end: number, sides: number): void {
    const { corners } = this;
    const reach = end > start ? RIM : 0;
    corners[first * 2] = x;
    corners[first * 2 + 1] = y;
    for (let side = 0; side <= sides; side++) {
      const angle = start + ((end - start) * side) / sides;
      const at = (first + 1 + side) * 2;
      corners[at] = x + Math.cos(angle) * reach;
      corners[at + 1] = y + Math.sin(angle) * reach;
    }
  }
}

/** Whether a piece is cake. Only cake has a side and a topping. */
const isBaked = ({ look }: Piece): boolean => look !== 'empty' && look !== 'taken';

/** The parts before which the cake is cut: all of them, or only those between pieces if there are too many. */
function cutParts(parts: number, pieces: readonly Piece[]): readonly number[] {
  if (parts === 1) return [];
  if (parts <= MAX_PARTS) return Array.from({ length: parts }, (_, part) => part);
  return pieces.length < 2 ? [] : pieces.map(({ from }) => from);
}
