import { type Fall, GROUND, heightAt } from '../../../../machines/arithmetic-hero/falling';
import type { View } from '../../../stage/scene';
import { CardLayout } from './card-layout';
import { domeFoot, domeTopY } from './dome-drawing';

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
