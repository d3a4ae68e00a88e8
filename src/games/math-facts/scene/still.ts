/* The road with the cart as a static SVG, which the page shows when there is no canvas. */
import { RULES } from '../../../../machines/math-facts/rules';
import { readOwnHero } from '../../../device/own-hero';
import type { Mouth } from '../../../play/hero/drawing';
import { textMarkup, transformed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import { cartPicture, coastDrawings, TICK } from './drawings';
import { ABOVE_BOTTOM, cartPosition, UNITS_PER_POINT } from './layout';
import type { RowPlan } from './row';
import { ROWS } from './rows';

const drawings = coastDrawings(readOwnHero());
const part = (name: string): string => drawings[name]?.inner ?? '';

/** The distance between two milestones, and how far past the edge one is still visible, in units. */
const EVERY = RULES.milestoneEvery * UNITS_PER_POINT;
const HALF_BALLOON = 46;
const FIGURES = { size: 30, x: 0, y: -79 } as const;

/** The visible part of a row when the cart has driven this many units. */
function row({ items, every, rate, up, widest }: RowPlan, { left, right, bottom }: View, driven: number): string {
  const from = left - widest / 2 - ((driven * rate) % every);
  const turns = Math.ceil((right - left + widest) / every) + 1;
  return Array.from({ length: turns }, (_, turn) =>
    items
      .map(({ name, x, y }) => {
        const [areaX, areaY, width, height] = drawings[name]?.area ?? [0, 0, 0, 0];
        const foot = { x: from + turn * every + x - areaX - width / 2, y: bottom - up - y - areaY - height };
        return transformed(part(name), foot);
      })
      .join(''),
  ).join('');
}

function milestones(view: View, score: number): string {
  const cart = cartPosition(view);
  const driven = score * UNITS_PER_POINT;
  const first = Math.max(1, Math.ceil((driven - (cart.x - view.left) - HALF_BALLOON) / EVERY));
  const last = Math.floor((driven + view.right - cart.x + HALF_BALLOON) / EVERY);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const number = first + index;
    const isPassed = number * EVERY <= driven;
    const inner =
      part(isPassed ? 'balloon passed' : 'balloon') +
      textMarkup(String(number * RULES.milestoneEvery), FIGURES.x, FIGURES.y, FIGURES.size) +
      (isPassed ? transformed(part('tick'), TICK) : '');
    return transformed(inner, { x: cart.x + number * EVERY - driven, y: view.bottom - ABOVE_BOTTOM.balloons });
  }).join('');
}

/** The road at this score, and the cart with the player's hero. */
export function drawStillRoad(view: View, score: number, mood: Mouth): string {
  const driven = score * UNITS_PER_POINT;
  return (
    milestones(view, score) +
    row(ROWS.tufts, view, driven) +
    row(ROWS.line, view, driven) +
    transformed(cartPicture(readOwnHero(), mood), cartPosition(view)) +
    row(ROWS.flowers, view, driven)
  );
}
