/* What stands on a pan, and where: crates in rows, tens in ten-frames of five a row, and the few others beside them. */
import { type Pan, type Weight, weightsFor } from '../../../../machines/algebra-adventure/balance';

/** Something on a pan. Its place is the middle of its foot, from the middle of the rim; y is below 0. */
export interface Thing {
  readonly kind: 'crate' | Weight;
  readonly x: number;
  readonly y: number;
  /** 1 as it is drawn. */
  readonly scale: number;
  /** The number that a crate shows; null for x, and for a weight. */
  readonly label: number | null;
}

/** How wide and high things are drawn, air included. */
export const SIZE = { crate: 66, 10: 58, 5: 50, 1: 40 } as const satisfies Record<Thing['kind'], number>;
/** Between blocks side by side, and between rows of piles. */
const GAP = { beside: 10, above: 0, rowsOfPiles: 22 } as const;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Some things that stand together, not yet scaled: their size, by which packings are compared, and where each stands. */
interface Block extends Room {
  /** From the middle of their foot. Made of the packing that is shown alone. */
  readonly things: () => readonly Omit<Thing, 'scale'>[];
}

/** Rows of one kind from below, each as long as `perRow` allows. */
function rows(kind: Thing['kind'], count: number, perRow: number, label: number | null = null): Block {
  const size = SIZE[kind];
  const wide = Math.min(count, perRow);
  const things = () =>
    Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / perRow);
      const inRow = Math.min(perRow, count - row * perRow);
      return { kind, x: ((index % perRow) - (inRow - 1) / 2) * size, y: -row * size, label };
    });
  return { things, width: wide * size, height: Math.ceil(count / perRow) * size };
}

/** Blocks side by side, or one on the other, with so much between them. */
function joined(blocks: readonly Block[], way: 'beside' | 'above', gap: number = GAP[way]): Block {
  const used = blocks.filter((it) => it.width > 0);
  const isBeside = way === 'beside';
  let along = gap * Math.max(0, used.length - 1);
  let across = 0;
  for (const block of used) {
    along += isBeside ? block.width : block.height;
    across = Math.max(across, isBeside ? block.height : block.width);
  }
  const [width, height] = isBeside ? [along, across] : [across, along];
  const things = () => {
    let [x, y] = [-width / 2, 0];
    return used.flatMap((block) => {
      const [atX, atY] = isBeside ? [x + block.width / 2, 0] : [0, y];
      if (isBeside) x += block.width + gap;
      else y -= block.height + gap;
      return block.things().map((thing) => ({ ...thing, x: thing.x + atX, y: thing.y + atY }));
    });
  };
  return { things, width, height };
}

const fittingScale = ({ width, height }: Block, room: Room): number =>
  Math.min(1, room.width / Math.max(1, width), room.height / Math.max(1, height));

/** The block that can be shown largest; of equals the first. */
const largest = (blocks: readonly Block[], room: Room): Block =>
  blocks.reduce((best, block) => (fittingScale(block, room) > fittingScale(best, room) + 1e-9 ? block : best));

const scaled = (block: Block, room: Room): readonly Thing[] => {
  const scale = fittingScale(block, room);
  return block.things().map((thing) => ({ ...thing, x: thing.x * scale, y: thing.y * scale, scale }));
};

const countOf = (weights: readonly Weight[], kind: Weight): number =>
  weights.filter((weight) => weight === kind).length;

/** Tens in ten-frames: lying, five a row, or upright side by side, two a row. */
function tenFrames(count: number, way: 'lying' | 'upright'): Block {
  if (way === 'lying') return rows(10, count, count <= 4 ? 2 : 5);
  const frames = Array.from({ length: Math.ceil(count / 10) }, (_, index) =>
    rows(10, Math.min(10, count - 10 * index), 2),
  );
  return joined(frames, 'beside', 0);
}

/** How crates may stand, the way that is liked best first. */
const CRATES_PER_ROW = [2, 5, 3, 4] as const;

/** What a pan holds, as large as there is room for it: the crates at the left, then the weights, the heaviest first. */
export function thingsOn({ crates, units }: Pan, label: number | null, room: Room): readonly Thing[] {
  const weights = weightsFor(units);
  const tens = countOf(weights, 10);
  const [five, ones] = [rows(5, countOf(weights, 5), 1), rows(1, countOf(weights, 1), 2)];
  const crateRows = CRATES_PER_ROW.map((perRow) => rows('crate', crates, perRow, label));
  const frames = [tenFrames(tens, 'lying'), tenFrames(tens, 'upright')];
  const others = [joined([five, ones], 'beside'), joined([ones, five], 'above')];
  const options = crateRows.flatMap((crate) =>
    frames.flatMap((frame) => others.map((other) => joined([crate, frame, other], 'beside'))),
  );
  return scaled(largest(options, room), room);
}

/** Units of the fewest weights one on the other, the heaviest below. */
const pileOf = (weights: readonly Weight[]): Block =>
  joined(
    weights.map((weight) => rows(weight, 1, 1)),
    'above',
  );

/** Units shared into equal piles, in one row or in two, as large as there is room for them. */
export function pilesOf(count: number, each: number, room: Room): readonly Thing[] {
  const pile = pileOf(weightsFor(each));
  const row = (piles: number): Block =>
    joined(
      Array.from({ length: piles }, () => pile),
      'beside',
    );
  const below = Math.ceil(count / 2);
  const inTwo = joined([row(below), row(count - below)], 'above', GAP.rowsOfPiles);
  return scaled(largest([row(count), inTwo], room), room);
}
