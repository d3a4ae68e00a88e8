/* The balance as a static SVG, which the page shows when there is no canvas. */
import { textMarkup, transformMarkup } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import { workshopDrawings } from './drawings';
import { type AlgebraAdventureView, getKeyframes, type Keyframe } from './keyframes';
import { BALANCE, balanceSize, getPivot } from './layout';
import type { Thing } from './things';

const drawings = workshopDrawings();
const part = (name: string): string => drawings[name]?.inner ?? '';

/** Position of the number on a crate, and of the pan's total below its rim. */
const CRATE = { x: -2.5, y: -33.5, size: 32 } as const;
const TAG = { y: 36, size: 32, aside: 12, sign: 24 } as const;
/** How far below the rim the base of the load is, in units. */
const RIM = 3;

function thing({ kind, x, y, scale, label }: Thing): string {
  const name = kind === 'crate' ? (label === null ? 'crate' : 'crate open') : `weight ${kind}`;
  const number = label === null ? '' : textMarkup(String(label), CRATE.x, CRATE.y, CRATE.size);
  return transformMarkup(part(name) + number, { x, y, scale });
}

function tag(total: number, isHeavier: boolean): string {
  const sign = isHeavier ? transformMarkup(part('heavier'), { x: TAG.sign }) : '';
  return part('tag') + textMarkup(String(total), isHeavier ? -TAG.aside : 0, 0, TAG.size) + sign;
}

/**
 * The single keyframe that explains most without animation: the open question, the weighed wrong answer, or the
 * last step after a right answer.
 */
function keyframeOf(shown: AlgebraAdventureView, view: View): Keyframe | undefined {
  const story = getKeyframes(shown, balanceSize(view));
  return shown.given?.verdict === 'wrong' ? story[1] : story.at(-1);
}

export function drawStillBalance(view: View, shown: AlgebraAdventureView): string {
  const keyframe = keyframeOf(shown, view);
  if (keyframe === undefined) return '';
  const { shape } = view;
  const { arm, drop, pivot } = balanceSize(view);
  const angle = (keyframe.tilt * Math.PI) / 180;
  const pan = (side: 'left' | 'right'): string => {
    const way = side === 'left' ? -1 : 1;
    const total = keyframe.totals?.[side];
    const other = keyframe.totals?.[side === 'left' ? 'right' : 'left'] ?? 0;
    const hung =
      transformMarkup(part(`ropes ${shape}`), { scale: [1, drop / BALANCE[shape].drop] }) +
      transformMarkup(part(`pan ${shape}`), { y: drop }) +
      transformMarkup(keyframe[side].map(thing).join(''), { y: drop + RIM }) +
      (total === undefined ? '' : transformMarkup(tag(total, total > other), { y: drop + TAG.y }));
    return transformMarkup(hung, { x: way * Math.cos(angle) * arm, y: way * Math.sin(angle) * arm });
  };
  const [, , , high] = drawings[`stand ${shape}`]?.area ?? [0, 0, 0, 1];
  const taller = 1 + (pivot - BALANCE[shape].pivot) / high;
  const inner =
    transformMarkup(part(`stand ${shape}`), { scale: [1, taller] }) +
    part('dial') +
    pan('left') +
    pan('right') +
    transformMarkup(part(`beam ${shape}`), { turn: keyframe.tilt }) +
    part('hub') +
    transformMarkup(part('needle'), { turn: keyframe.tilt });
  return transformMarkup(inner, getPivot(view));
}
