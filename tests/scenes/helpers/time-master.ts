import type { Sprite } from 'pixi.js';
import { FIRST, type Question, SAME, SECOND } from '../../../machines/time-master/questions';
import type { TimeProblem } from '../../../machines/time-master/time-problem';
import { TimeMasterScene } from '../../../src/games/time-master/scene';
import { towerDrawings } from '../../../src/games/time-master/scene/drawings';
import type { TimeMasterView } from '../../../src/games/time-master/view';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findSprites, findTexts, visibleBodies } from './visible-bodies';

const asQuestion = (asked: TimeProblem, answer: number): Question => ({ number: 0, asked, answer, options: null });

/** From 10:45 AM to 1:20 PM by default. */
export const elapsedQuestion = (start = 645, length = 155, asks: 'length' | 'end' = 'length'): Question =>
  asQuestion({ type: 'elapsedTime', asks, start, length }, length);
export const hoursQuestion = (hours: number, minutes = 0): Question =>
  asQuestion({ type: 'timeConversion', unit: 'minutes', days: 0, hours, minutes }, 60 * hours + minutes);
export const daysQuestion = (days: number): Question =>
  asQuestion({ type: 'timeConversion', unit: 'hours', days, hours: 0, minutes: 0 }, 24 * days);
export const dateQuestion = (day: number, days: number): Question =>
  asQuestion({ type: 'dateArithmetic', day, days }, (((day + days) % 7) + 7) % 7);
export const comparisonQuestion = (first: number, second: number, form: 'words' | 'dayClock' = 'words'): Question =>
  asQuestion(
    { type: 'timeComparison', asks: 'later', first: { time: first, form: 'figures' }, second: { time: second, form } },
    first === second ? SAME : first > second ? FIRST : SECOND,
  );

/** A clock with hands that shows 3:35 by default. */
export const readingQuestion = (
  time = 215,
  shows: 'hands' | 'figures' | 'dayClock' = 'hands',
  answers: 'words' | 'clock' | 'figures' = 'clock',
): Question => asQuestion({ type: 'clockReading', time, shows, answers }, time);

const DEGREES = 180 / Math.PI;

/** The clock tower with an atlas without pictures, laid out for a stage. */
export function timeMasterScene(stage: OnStage = {}) {
  const staged = onStage(TimeMasterScene, new StubAtlas(towerDrawings()), { widthPx: 1024, heightPx: 576, ...stage });
  const { scene } = staged;
  const sprites = (name: string): readonly Sprite[] => findSprites(scene.view, new RegExp(`^${name}$`));
  return {
    ...staged,
    show: (question: Question, nowMs: number, shown: Partial<TimeMasterView> = {}) =>
      scene.show({ round: 1, question, verdict: null, pace: 'patient', ...shown }, nowMs),
    /** The angles of the clocks' hands, in degrees from the top: hour and minute of each. */
    hands: () =>
      sprites('hand hour').map((hour, clock) => [
        Math.round(hour.rotation * DEGREES * 100) / 100,
        Math.round((sprites('hand minute')[clock]?.rotation ?? Number.NaN) * DEGREES * 100) / 100,
      ]),
    /** The visible numbers, except those on the clocks. */
    numbers: () =>
      visibleBodies(scene.view)
        .filter(({ scale }) => scale.x > 0)
        .flatMap((body) => (body.children.length === 0 ? findTexts(body) : [])),
    arcs: () => findSprites(scene.view, /^arc$/).length,
    sprites,
  };
}

/** The numbers on a clock. */
export const CLOCK_NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
