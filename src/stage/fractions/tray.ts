import type { Fraction } from '../../../machines/core/fraction';
import type { Atlas } from '../atlas';
import { CUT } from './drawings';
import { PartMesh, quadsIndices } from './part-mesh';
import type { PieceLook } from './pieces';

/** Half the side of a tray, in units, before scaling. */
export const TRAY = { half: 100, depth: 5 } as const;
/** Width of a cut between few parts and between many, in units. */
const CUT_WIDTH = { few: 3, many: 1.6, manyFrom: 13 } as const;

/** The content of a tray: some of its columns, some of its rows, and where both overlap. */
export interface TrayContent {
  /** Columns from the left, as a fraction of all columns; null if the tray is not cut that way. */
  readonly across: Fraction | null;
  /** Rows from the top. */
  readonly down: Fraction | null;
  readonly looks: { readonly across: PieceLook; readonly down: PieceLook; readonly both: PieceLook };
}

/**
 * A square cake from above, with its centre at 0,0 and sides of 200 before scaling: a fraction of it across, one down,
 * and their product where both overlap. A single mesh of four faces and the cuts, for any number of parts.
 */
export class Tray extends PartMesh {
  private columnCuts: readonly number[] = [];
  private rowCuts: readonly number[] = [];
  private firstCut = 0;
  private columnWidth: number = CUT_WIDTH.few;
  private rowWidth: number = CUT_WIDTH.few;

  constructor(atlas: Atlas) {
    super(atlas, 'tray');
  }

  show({ across, down, looks }: TrayContent): void {
    const { half, depth } = TRAY;
    const way = (part: Fraction | null): number =>
      part === null ? -half : -half + (2 * half * part.numerator) / part.denominator;
    const [right, bottom] = [way(across), way(down)];
    const isBoth = across !== null && down !== null;
    const faces = [
      { look: 'flat empty', box: [-half, -half, half, half] },
      ...(across === null ? [] : [{ look: 'cake side', box: [-half, -half + depth, right, half + depth] }]),
      ...(down === null || isBoth ? [] : [{ look: 'cake side', box: [-half, -half + depth, half, bottom + depth] }]),
      ...(across === null ? [] : [{ look: `flat ${looks.across}`, box: [-half, -half, right, half] }]),
      ...(down === null ? [] : [{ look: `flat ${looks.down}`, box: [-half, -half, half, bottom] }]),
      ...(isBoth ? [{ look: `flat ${looks.both}`, box: [-half, -half, right, bottom] }] : []),
    ];
    this.columnCuts = cutsOf(across);
    this.rowCuts = cutsOf(down);
    this.columnWidth = widthOf(this.columnCuts.length);
    this.rowWidth = widthOf(this.rowCuts.length);
    this.firstCut = faces.length * 4;
    const boxes = faces.length + this.columnCuts.length + this.rowCuts.length;
    this.makeRoom(boxes * 4, quadsIndices(boxes));
    faces.forEach(({ look, box: [x = 0, y = 0, toX = 0, toY = 0] }, index) => {
      const texture = this.atlas.texture(look);
      for (let corner = 0; corner < 4; corner++) this.look(texture, index * 4 + corner, 0.5, 0.5);
      this.layBox(index * 4, x, y, toX, toY);
    });
    const cut = this.atlas.texture('cut');
    for (let index = faces.length; index < boxes; index++) {
      this.lookAcross(cut, index * 4, index < faces.length + this.columnCuts.length);
    }
    this.growCuts(1);
  }

  /** Draws all cuts from the centre outwards, up to this progress (0 to 1). */
  growCuts(progress: number): void {
    const reach = TRAY.half * progress;
    const columns = this.columnCuts.length;
    for (let index = 0; index < columns; index++) {
      const x = this.columnCuts[index]!;
      const half = this.columnWidth / 2;
      this.layBox(this.firstCut + index * 4, x - half, -reach, x + half, reach);
    }
    for (let index = 0; index < this.rowCuts.length; index++) {
      const y = this.rowCuts[index]!;
      const half = this.rowWidth / 2;
      this.layBox(this.firstCut + (columns + index) * 4, -reach, y - half, reach, y + half);
    }
    this.onViewUpdate();
  }
}

/** Positions of the cuts of a side into equal parts, in units from its centre. */
function cutsOf(part: Fraction | null): readonly number[] {
  if (part === null) return [];
  const { denominator } = part;
  return Array.from({ length: denominator - 1 }, (_, index) => TRAY.half * ((2 * (index + 1)) / denominator - 1));
}

const widthOf = (cuts: number): number =>
  (cuts >= CUT_WIDTH.manyFrom ? CUT_WIDTH.many : CUT_WIDTH.few) * (1 + (2 * CUT.air) / CUT.width);
