/*
 * What of a right answer flies over the page: its number to the question, and a spark from there to the score, which jumps.
 * Two elements moved by the browser alone, begun in the frame after the press and gone with the next question.
 */
import './flight.css';

const TIMES = { number: 240, spark: { begins: 200, lasts: 300 }, bump: { begins: 440, lasts: 160 } } as const;
/** How high an arc rises over the straight way, as a share of its length. */
const ARC = 0.22;
const BUMP = 1.25;
/** Where on the plate of a question its answer belongs, as a share of its width. */
const GOAL = 0.78;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What was pressed last, and what is read on it. */
let pressed: { readonly element: Element; readonly text: string } | null = null;
/** What takes away each thing that flies now. */
const flying = new Set<() => void>();
/** Where the next question is asked at once, only the score jumps. */
let goes: 'far' | 'nowhere' = 'nowhere';
let frame = 0;

/** Notes what is pressed as an answer: should it be right, its number flies from there. */
export function notePressed(element: Element | null, text: string): void {
  pressed = element && { element, text };
}

/** The point of an element at this share of its width, halfway down. */
const pointOf = (element: Element, share = 0.5): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width * share, y: top + height / 2 };
};

const at = ({ x, y }: Point, size: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;

/** A way in an arc, that ends at another size. */
function arc(from: Point, to: Point, size: number): Keyframe[] {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * ARC;
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  return [
    { transform: at(from, 1), opacity: 1, easing: 'ease-out' },
    { transform: at(top, (1 + size) / 2), opacity: 1, easing: 'ease-in' },
    { transform: at(to, size), opacity: 0 },
  ];
}

/** Lets something fly over the page, and takes it away at its end. */
function fly(look: 'number' | 'spark', text: string, way: Keyframe[], delay: number, duration: number): void {
  const body = document.createElement('span');
  body.className = 'answer-flight';
  body.dataset['look'] = look;
  body.ariaHidden = 'true';
  body.textContent = text;
  (document.querySelector('.game') ?? document.body).append(body);
  const flight = body.animate(way, { delay, duration, fill: 'backwards' });
  const end = () => body.remove();
  flying.add(end);
  flight.onfinish = () => {
    flying.delete(end);
    end();
  };
}

function bump(score: Element | null, delay: number): void {
  const steps = [{ transform: 'none' }, { transform: `scale(${BUMP})` }, { transform: 'none' }];
  score?.animate(steps, { delay, duration: TIMES.bump.lasts });
}

const findScore = (): Element | null => document.querySelector('[data-figure="score"] dd');

/** The score jumps when points that a scene lets fly to it have come. */
export const bumpScore = (): void => bump(findScore(), TIMES.bump.begins);

function begin(): void {
  frame = 0;
  const given = pressed;
  pressed = null;
  const question = document.querySelector('[data-testid="question"]');
  const score = findScore();
  // All is measured before anything is changed, or the page would be laid out anew for each.
  const isFar = question !== null && goes === 'far';
  // Behind the equals sign.
  const goal = isFar ? pointOf(question.closest('.stage-question') ?? question, GOAL) : null;
  const from = isFar && given?.element.isConnected === true ? pointOf(given.element) : null;
  const end = isFar && score !== null ? pointOf(score) : null;
  bump(score, goes === 'far' ? TIMES.bump.begins : 0);
  if (goal === null) return;
  if (from !== null) fly('number', given?.text ?? '', arc(from, goal, 0.8), 0, TIMES.number);
  if (end !== null) fly('spark', '', arc(goal, end, 0.5), TIMES.spark.begins, TIMES.spark.lasts);
}

/** A right answer: begins in the frame after this one, which belongs to the page. */
export function beginFlight(): void {
  goes = 'far';
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(begin);
  });
}

/** Another question is asked: nothing flies over it. */
export function endFlight(): void {
  goes = 'nowhere';
  for (const end of flying) end();
  flying.clear();
}
