/* How much room a booth has for what stands in it: the more tiles there are, and the smaller the stage, the less. */

/** How a booth is furnished. */
export interface Room {
  /** How far the awning hangs down, and how far below it the target board begins. */
  readonly awning: number;
  readonly aboveBoard: number;
  readonly boardHeight: number;
  /** Between the board and the highest shelf, and below the lowest. */
  readonly belowBoard: number;
  readonly foot: number;
  /** The room of one tile before it is scaled: its width, and above and below its face. */
  readonly cellWidth: number;
  readonly above: number;
  readonly below: number;
  /** Beside the outermost tiles. */
  readonly side: number;
  /** How far a chosen tile is raised, before it is scaled. */
  readonly raise: number;
  /** The least height of a tile's face for which this room is chosen, in CSS pixels. */
  readonly minFacePx: number;
}

/** From the roomiest to the tightest; the last one takes whatever is left. */
export const ROOMS: readonly [Room, ...Room[]] = [
  {
    awning: 65,
    aboveBoard: 15,
    boardHeight: 132,
    belowBoard: 12,
    foot: 16,
    cellWidth: 118,
    above: 16,
    below: 18,
    side: 34,
    raise: 14,
    minFacePx: 60,
  },
  {
    awning: 40,
    aboveBoard: 4,
    boardHeight: 128,
    belowBoard: 6,
    foot: 4,
    cellWidth: 112,
    above: 8,
    below: 13,
    side: 22,
    raise: 9,
    minFacePx: 50,
  },
  {
    awning: 14,
    aboveBoard: -2,
    boardHeight: 120,
    belowBoard: 2,
    foot: 0,
    cellWidth: 106,
    above: 1,
    below: 4,
    side: 8,
    raise: 5,
    minFacePx: 0,
  },
];
