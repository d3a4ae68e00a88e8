/*
 * Flies the number of a right answer to the question, then a spark to the score, which bumps. These are two elements
 * with browser animations. They start in the frame after the press and are removed with the next question.
 */
import './flight.css';
import { settingsStore } from '../../device/settings';
import type { StatName } from '../score/StatBar';

const TIMES = { number: 240, spark: { begins: 200, lasts: 300 }, bump: { begins: 440, lasts: 160 } } as const;
/** Height of an arc, as a fraction of its length. */
const ARC = 0.22;
const BUMP = 1.25;
/** Where the answer goes on the question's plate, as a fraction of its width. */
const GOAL = 0.78;

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = (element: Element, share = 0.5): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width * share, y: top + height / 2 };
};

const at = ({ x, y }: Point, size: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;

/** Keyframes of an arc during which the size changes. */
function arc(from: Point, to: Point, size: number): Keyframe[] {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * ARC;
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  return [
    { transform: at(from, 1), opacity: 1, easing: 'ease-out' },
    { transform: at(top, (1 + size) / 2), opacity: 1, easing: 'ease-in' },
    { transform: at(to, size), opacity: 0 },
  ];
}

function bump(score: Element | null, delay: number): void {
  const steps = [{ transform: 'none' }, { transform: `scale(${BUMP})` }, { transform: 'none' }];
  score?.animate(steps, { delay, duration: TIMES.bump.lasts });
}

/** The score; null if the player has hidden it. */
const findScore = (): Element | null =>
  settingsStore.read().isScoreHidden ? null : document.querySelector('[data-figure="score"] dd');

/** Bumps a figure that something has covered while it changed. */
export const bumpFigure = (name: StatName): void => bump(document.querySelector(`[data-figure="${name}"] dd`), 0);

/** Bumps the score when points that a scene animates reach it. */
export const bumpScore = (): void => bump(findScore(), TIMES.bump.begins);

export class AnswerFlight {
  /** The element pressed last, and its text. */
  private pressed: { readonly element: Element; readonly text: string } | null = null;
  private readonly flying = new Set<Element>();
  /** `nowhere` if the next question has already been asked. Then only the score bumps. */
  private range: 'far' | 'nowhere' = 'nowhere';
  private frame = 0;

  /** Remembers the pressed answer. If it is right, its number flies from there. */
  rememberPress(element: Element | null, text: string): void {
    this.pressed = element && { element, text };
  }

  /** Starts the flight in the frame after the next, because the next one renders the page. */
  begin(): void {
    this.range = 'far';
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => this.takeOff());
    });
  }

  /** Removes all flying elements when the next question is asked. */
  end(): void {
    this.range = 'nowhere';
    for (const body of this.flying) body.remove();
    this.flying.clear();
  }

  private takeOff(): void {
    const { pressed, range } = this;
    this.pressed = null;
    const question = document.querySelector('[data-testid="question"]');
    const score = findScore();
    // Measure everything before changing anything, because otherwise the browser would lay out the page each time.
    const isFar = question !== null && range === 'far';
    // After the equals sign.
    const goal = isFar ? pointOf(question.closest('.stage-question') ?? question, GOAL) : null;
    const from = isFar && pressed?.element.isConnected === true ? pointOf(pressed.element) : null;
    const end = isFar && score !== null ? pointOf(score) : null;
    bump(score, range === 'far' ? TIMES.bump.begins : 0);
    if (goal === null) return;
    if (from !== null) this.fly('number', pressed?.text ?? '', arc(from, goal, 0.8), 0, TIMES.number);
    if (end !== null) this.fly('spark', '', arc(goal, end, 0.5), TIMES.spark.begins, TIMES.spark.lasts);
  }

  /** Animates an element over the page and removes it at the end. */
  private fly(look: 'number' | 'spark', text: string, way: Keyframe[], delay: number, duration: number): void {
    const body = document.createElement('span');
    body.className = 'answer-flight';
    body.dataset['look'] = look;
    body.ariaHidden = 'true';
    body.textContent = text;
    (document.querySelector('.game') ?? document.body).append(body);
    this.flying.add(body);
    body.animate(way, { delay, duration, fill: 'backwards' }).onfinish = () => {
      this.flying.delete(body);
      body.remove();
    };
  }
}

/** One for the page, because in a duel nothing flies. */
export const answerFlight = new AnswerFlight();
