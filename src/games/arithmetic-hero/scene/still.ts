/* The dome, roof and hero as static SVG, and the positions of cards, for when there is no canvas. */
import { type Fall, GROUND, heightAt } from '../../../../machines/arithmetic-hero/falling';
import { shieldColour } from '../../../../machines/arithmetic-hero/rules';
import type { Avatar } from '../../../../machines/core/hero';
import { heroAtRest, type Mouth } from '../../../play/hero/drawing';
import type { Drawing } from '../../../stage/atlas';
import { transformed } from '../../../stage/drawing';
import { FRAME, type View } from '../../../stage/scene';
import roofOfHero from '../drawings/roof.svg?markup';
import { CardLayout } from './card-layout';
import { DOME_PIECES, domeDrawings, domeFoot, domeTopY } from './dome-drawing';

const drawings = domeDrawings();
const COLOURS = { green: '#58D0C3', amber: '#FFC529', red: '#FF8A75' } as const;
/** How far the roof is below the lower edge, its scale, and the hero's scale. */
const ROOF = {
  landscape: { below: 62, scale: 1, hero: 0.66 },
  portrait: { below: 70, scale: 0.86, hero: 0.64 },
} as const;
const FEET = { x: 120, y: 284 } as const;

function dome(view: View, shield: number): string {
  const lit = Math.ceil((shield / 100) * DOME_PIECES);
  const colour = COLOURS[shieldColour(shield)];
  const pieces = Array.from({ length: DOME_PIECES }, (_, index) => {
    const part = (name: string) => drawings[`dome ${view.shape} ${index} ${name}`]?.inner ?? '';
    return index < lit ? part('lit').replaceAll('#fff', colour) + part('light') : part('out');
  });
  return transformed(pieces.join(''), domeFoot(view));
}

export function drawStillScene(
  view: View,
  shield: number,
  avatar: Avatar,
  mood: Mouth,
  hat: Drawing | null = null,
): string {
  const { below, scale, hero } = ROOF[view.shape];
  const roof = { x: FRAME[view.shape].width / 2, y: view.bottom - below };
  return (
    dome(view, shield) +
    transformed(roofOfHero, { ...roof, scale }) +
    transformed(heroAtRest(avatar, mood, hat), { x: roof.x - FEET.x * hero, y: roof.y - FEET.y * hero, scale: hero })
  );
}

/** The centre of a card of this width at this time, and its scale. */
export function cardPositionAt(view: View, percent: number, fall: Fall | null, width: number, nowMs: number) {
  const layout = new CardLayout();
  layout.fit(view);
  const scale = layout.scaleOf(width, fall === null);
  if (fall === null) return { x: layout.waitingX, y: layout.waitingY, scale };
  const x = layout.xOf(percent, width * scale);
  const ground = domeTopY(view.shape, domeFoot(view), x);
  return { x, y: layout.yOf(Math.min(GROUND, heightAt(fall, nowMs)), ground), scale };
}
