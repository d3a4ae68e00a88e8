/* The bubbles and beads as a static picture, for pages without WebGL. */
import { transformed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import type { MentalMathsView } from '../view';
import { lagoonDrawings } from './drawings';
import { mentalMathsLayout } from './layout';

const drawings = lagoonDrawings();
const part = (name: string): string => drawings[name]?.inner ?? '';

/** Position of the tick or cross on a bubble. */
const MARK_POSITION = { x: 50, y: -48 } as const;

function bubble(choice: number, { question, given }: MentalMathsView): string {
  if (given === null) return part('bubble open');
  if (choice === question.equation.answer) return part('bubble right') + transformed(part('sign right'), MARK_POSITION);
  return choice === given.choice
    ? part('bubble wrong') + transformed(part('sign wrong'), MARK_POSITION)
    : part('bubble open');
}

function beads(view: View, { time }: MentalMathsView): string {
  if (time === null) return '';
  const lit = part(time.danger === null ? 'bead sun' : 'bead coral');
  const positions = mentalMathsLayout(view).beads;
  return positions
    .map((position, index) => transformed(index >= positions.length - time.beads ? lit : part('bead out'), position))
    .join('');
}

/** The turtle, the beads of the timer, and the bubbles if there are any. */
export function drawStillBubbles(view: View, shown: MentalMathsView, hasBubbles: boolean): string {
  const { bubbles, bubbleScale: scale, turtle } = mentalMathsLayout(view);
  const swimming = transformed(part('turtle'), { x: turtle.x + shown.answered * turtle.step, y: turtle.y, scale: 0.8 });
  const floating = bubbles.map(({ x, y }, index) => {
    const choice = shown.question.choices[index];
    return choice === undefined ? '' : transformed(bubble(choice, shown), { x, y, scale });
  });
  return swimming + beads(view, shown) + (hasBubbles ? floating.join('') : '');
}
