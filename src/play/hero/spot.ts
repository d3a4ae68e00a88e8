/*
 * Where the hero of a game is: a game says no more of its hero than this, and which hat it wears. On its sheet the hero is
 * 240 wide; its feet stand at 120,284, its chin is at 156, and a hat or the flame reaches up to -36.
 */
import type { Area } from '../../stage/area';
import type { Drawing } from '../../stage/atlas';
import type { View } from '../../stage/scene';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** Where the hero is on a view, in design units: on its feet, or with head and hands over an edge. */
export interface HeroSpot extends Position {
  readonly pose: 'standing' | 'peeping';
  /** From the ground or the edge to the top of its hat. */
  readonly height: number;
  /** Before what the scene draws, and not behind it. */
  readonly layer?: 'before';
}

/** What the hero looks at: what is asked, what can be answered, and where it is seen how it is worked out. */
export interface HeroLooks {
  readonly question: Area;
  readonly answers: readonly Area[];
  readonly explained: Area;
}

/** A right answer, as a game tells it. */
export type RightAnswer<Event> = Event & { readonly type: 'correct' };

/** The hero of a game. */
export interface GameHero<Shown = never, Event = unknown> {
  /** On the hero's sheet. */
  readonly hat?: Drawing;
  /** Null where a view has no room for it; `shown` is what the scene shows, null before it shows anything. */
  readonly spot: (view: View, shown: Shown | null) => HeroSpot | null;
  readonly looks: (view: View, shown: Shown | null) => HeroLooks;
  /**
   * Which of the answers was given, where the scene draws them; null where the scene celebrates by itself. Where nothing
   * is said it is celebrated where it is seen how it is worked out.
   */
  readonly given?: (event: RightAnswer<Event>) => number | null | undefined;
  /** Whether the hero hears of an event; of all, if nothing is said. Where nobody may know yet, it knows nothing either. */
  readonly hears?: (event: Event) => boolean;
}

const TOP = -36;
/** Where the sheet meets the ground or the edge, and how far it reaches to either side of its middle. */
export const ANCHOR = {
  standing: { x: 120, y: 284, half: 116 },
  peeping: { x: 120, y: 156, half: 110 },
} as const satisfies Record<HeroSpot['pose'], object>;
/** How far the hero jumps, in design units. */
export const JUMP = 26;

/** How large the hero is drawn at its spot: 1 as on its sheet. */
export const heroScale = ({ pose, height }: HeroSpot): number => height / (ANCHOR[pose].y - TOP);

/** What the hero takes up at its spot with all that it does there; hands hold the edge by a few units. */
export function heroBox(spot: HeroSpot): Area {
  const half = ANCHOR[spot.pose].half * heroScale(spot);
  const jump = spot.pose === 'standing' ? JUMP : 0;
  return { x: spot.x - half, y: spot.y - spot.height - jump, width: 2 * half, height: spot.height + jump };
}

/** Below this a face says nothing. */
const MIN_HEIGHT = 56;
const PEEPING = { max: 96, board: 128, air: 6 } as const;
/** From so many CSS pixels for a unit on a view is that of a whiteboard. */
const BOARD_SCALE = 1.7;

/** The hero with head and hands over an edge, as large as the room above it lets it be; null where there is too little. */
export function peeping(x: number, edge: number, room: number, { scale }: View): HeroSpot | null {
  const height = Math.min(scale >= BOARD_SCALE ? PEEPING.board : PEEPING.max, room - PEEPING.air);
  return height < MIN_HEIGHT ? null : { pose: 'peeping', x, y: edge, height };
}

/** How far from the question it stands behind an edge, at most. */
const BESIDE = 220;

/**
 * The hero beside the plate of a question, behind the edge below it; on phones it looks over the plate. Null where there is
 * no room for either.
 */
export function besidePlate(plate: Area, edge: number, view: View): HeroSpot | null {
  if (view.shape === 'portrait') return peeping(plate.x + plate.width / 2, plate.y, plate.y - view.top, view);
  const left = Math.max(view.left, plate.x - BESIDE);
  const spot = peeping((left + plate.x) / 2, edge, edge - view.top, view);
  return spot === null || heroBox(spot).width > plate.x - left ? null : spot;
}

const STANDING = { usual: 150, board: 200, min: 84 } as const;

/** The hero on its feet in a room of this width and height, of which the ground is the lower edge; null where it is too small. */
export function standing({ x, y, width, height }: Area, { scale }: View): HeroSpot | null {
  const usual = scale >= BOARD_SCALE ? STANDING.board : STANDING.usual;
  const { y: feet, half } = ANCHOR.standing;
  const size = Math.min(usual, height - JUMP, ((feet - TOP) * width) / (2 * half));
  return size < STANDING.min ? null : { pose: 'standing', x: x + width / 2, y: y + height, height: size };
}
