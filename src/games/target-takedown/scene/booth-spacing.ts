/* Spacing inside the booth. It is tighter the more tiles there are and the smaller the stage is. */

export interface BoothSpacing {
  /** How far the awning hangs down, and the distance from it to the target board. */
  readonly awning: number;
  readonly aboveBoard: number;
  readonly boardHeight: number;
  /** Space between the board and the highest shelf, and below the lowest. */
  readonly belowBoard: number;
  readonly foot: number;
  /** The cell of one tile before scaling: its width, and the space above and below its face. */
  readonly cellWidth: number;
  readonly above: number;
  readonly below: number;
  /** Space next to the outermost tiles. */
  readonly side: number;
  /** How far a chosen tile is raised, before scaling. */
  readonly raise: number;
  /** The minimum height of a tile's face, in CSS pixels, for which this spacing is used. */
  readonly minFacePx: number;
}

/** From the widest to the tightest spacing. The last one is used if no other fits. */
export const BOOTH_SPACINGS: readonly [BoothSpacing, ...BoothSpacing[]] = [
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
