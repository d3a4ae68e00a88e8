import bird from '../../play/celebration/drawings/bird.svg?drawing';
import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import { type CreatureSetup, type Creatures, getCreatureArea } from '../../play/frame/creatures/creatures';
import { getHeroBox } from '../../play/hero/hero-placement';
import { type Area, areasOverlap } from '../../stage/area';
import type { Drawing } from '../../stage/atlas';
import type { View } from '../../stage/scene';
import ball from './drawings/acts/ball.svg?drawing';
import lizard from './drawings/acts/lizard.svg?drawing';
import { hero } from './scene/hero';
import { panelLayout } from './scene/layout';

/**
 * The animals next to the panel are left out if the space is narrower than a finger (`minPx`, in CSS pixels).
 * From `forTwo` units on there is room for two side by side.
 */
const ROOM = { minPx: 44, forTwo: 150, air: 12 } as const;

/**
 * Animals and other moving things in the courtyard. They are next to the panel and the hero, or below the panel
 * if there is no room next to it.
 */
export function createCreatures(view: View): Creatures {
  const { panel } = panelLayout(view, 3);
  const room = view.right - panel.x - panel.width;
  const spot = hero.getPlacement(view, null);
  const busy = [panel, ...(spot === null ? [] : [getHeroBox(spot)])];
  const isClear = (area: Area): boolean => isWithin(area, view) && !busy.some((one) => areasOverlap(one, area));
  const all =
    room * view.scale < ROOM.minPx
      ? actorsBelowPanel(view)
      : actorsNextToPanel(view, panel, room, spot && getHeroBox(spot));
  return all.filter((actor) => isClear(getCreatureArea(actor)));
}

const isWithin = ({ x, y, width, height }: Area, { left, top, right, bottom }: View): boolean =>
  left <= x && top <= y && x + width <= right && y + height <= bottom;

function actorsNextToPanel({ left, bottom }: View, panel: Area, room: number, maker: Area | null): Creatures {
  const east = panel.x + panel.width + room / 2;
  const west = (left + (maker ?? panel).x) / 2;
  const fitted = (drawing: Drawing, size: number): Pick<CreatureSetup, 'drawing' | 'size'> => ({
    drawing,
    size: Math.min(size, (room - ROOM.air) / drawing.area[2]),
  });
  const onWall: CreatureSetup = {
    ...fitted(lizard, 0.7),
    at: [east - 4, bottom - 414],
    movement: 'sways',
    depth: 'far',
    sound: 'array',
  };
  const inAir = (x: number): CreatureSetup => ({
    ...fitted(butterfly, 0.8),
    at: [x, bottom - 290],
    movement: 'floats',
    depth: 'middle',
    sound: 'press',
  });
  const onFloor = (x: number): CreatureSetup => ({
    ...fitted(ball, 0.8),
    at: [x, bottom - 32],
    movement: 'hops',
    depth: 'near',
    sound: 'turnTile',
  });
  if (room < ROOM.forTwo) return [onWall, inAir(east), onFloor(east)];
  return [
    onWall,
    inAir(west),
    { drawing: bird, size: 0.7, at: [east + 24, bottom - 44], movement: 'hops', depth: 'middle' },
    {
      drawing: mouse,
      size: 0.7,
      at: [west, bottom - 19],
      movement: 'peeps',
      cover: 'sill',
      depth: 'middle',
      sound: 'tick',
    },
    onFloor(east - 32),
  ];
}

const actorsBelowPanel = ({ left, right, bottom }: View): Creatures => [
  { drawing: lizard, size: 0.8, at: [left + 90, bottom - 5], movement: 'crosses', depth: 'middle', sound: 'array' },
  { drawing: ball, size: 0.75, at: [right - 70, bottom - 22], movement: 'spins', depth: 'near', sound: 'turnTile' },
];
