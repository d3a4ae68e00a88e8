/* The tiles on their shelves and the bar of the sum as a static picture, for pages without WebGL. */
import { type Board, valuesOf } from '../../../../machines/target-takedown/board';
import { clipped, outline, transformed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import { fairDrawings, PART_HEIGHT } from './drawings';
import { boardLayout, TILE } from './layout';
import type { TargetOutcome } from './target-board';

const drawings = fairDrawings();
const part = (name: string): string => drawings[name]?.inner ?? '';
const COLOURS = ['part 0', 'part 1', 'part 2'] as const;
/** A small gap separates the numbers on the bar. */
const PART_GAP = 2;

const partOutline = (length: number): string => outline([0, 0], [length, 0], [length, PART_HEIGHT], [0, PART_HEIGHT]);

export interface StillBoard {
  readonly board: Board;
  readonly chosen: readonly number[];
  readonly outcome: TargetOutcome;
}

const faceOf = (isChosen: boolean, outcome: TargetOutcome): string => {
  if (!isChosen) return 'tile';
  return outcome === 'open' ? 'tile chosen' : outcome === 'hit' ? 'tile right' : 'tile wrong';
};

function tiles(view: View, { board, chosen, outcome }: StillBoard): string {
  const { tiles: positions, tileScale: scale, raise } = boardLayout(view, board.tiles.length);
  return board.tiles
    .map(({ id }, index) => {
      const face = positions[index];
      if (face === undefined) return '';
      const isChosen = chosen.includes(id);
      const [x, y] = [face.x + face.width / 2, face.y + face.height / 2];
      const badge =
        isChosen && outcome === 'open'
          ? transformed(part('chosen'), { x: TILE.width / 2 - 8, y: 6 - TILE.height / 2 })
          : '';
      const top = transformed(part(faceOf(isChosen, outcome)) + badge, { x, y: isChosen ? y - raise : y, scale });
      return transformed(part('stand'), { x, y, scale }) + top;
    })
    .join('');
}

/**
 * The bar, whose full length represents the target. Each number has a part of proportional length. If they
 * exceed the target, a mark shows where it is.
 */
function bar(view: View, { board, chosen }: StillBoard): string {
  const { bar: area } = boardLayout(view, board.tiles.length);
  const values = valuesOf(board, chosen);
  const sum = values.reduce((all, value) => all + value, 0);
  const unit = area.width / Math.max(board.target, sum);
  let from = 0;
  const parts = values.map((value, index) => {
    const [x, width] = [area.x + from * unit, Math.max(1, value * unit - PART_GAP)];
    from += value;
    const inner = part(COLOURS[index % COLOURS.length] ?? COLOURS[0]);
    // The drawing of a part is short, so it is repeated and cut to length.
    const long = Array.from({ length: Math.ceil(width / 24) }, (_, at) => transformed(inner, { x: at * 24 })).join('');
    return transformed(clipped(partOutline(width), long), { x, y: area.y });
  });
  const over = sum - board.target;
  if (over <= 0) return parts.join('');
  const x = area.x + board.target * unit;
  const stripes = transformed(clipped(partOutline(over * unit), part('stripes')), { x, y: area.y });
  return parts.join('') + stripes + transformed(part('mark'), { x, y: area.y });
}

/** The tiles, with the chosen ones raised, and the bar of their sum. */
export const drawStillTiles = (view: View, still: StillBoard): string => tiles(view, still) + bar(view, still);
