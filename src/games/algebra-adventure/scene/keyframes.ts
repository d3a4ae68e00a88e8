/* The keyframes that the balance shows for a question. Pans that are level always have equal totals. */
import {
  type Balance,
  getBalance,
  getSolutionSteps,
  type Pan,
  weighChoice,
  weighPan,
} from '../../../../machines/algebra-adventure/balance';
import type { Question } from '../../../../machines/algebra-adventure/questions';
import type { GivenAnswer } from '../../../../machines/algebra-adventure/round';
import type { BalanceSize } from './layout';
import { layOutPan, layOutPiles, type Thing } from './things';

export interface AlgebraAdventureView {
  readonly question: Question;
  /** The player's answer; null while the question is open. */
  readonly given: GivenAnswer | null;
  /** Slow if the player presses a button to continue. */
  readonly pace: 'brisk' | 'slow';
}

export interface Totals {
  readonly left: number;
  readonly right: number;
}

/**
 * A state of the balance. Times are in ms after the answer; `moveMs` is how long the transition to this state
 * takes.
 */
export interface Keyframe {
  readonly startMs: number;
  readonly moveMs: number;
  readonly left: readonly Thing[];
  readonly right: readonly Thing[];
  /** In degrees; positive if the right side is lower. */
  readonly tilt: number;
  readonly totals: Totals | null;
}

/**
 * When each part begins and how long it moves, in ms. The brisk ones fit into the two seconds for which an
 * answer stays on screen.
 */
const PACES = {
  right: { claim: [0, 0], back: [0, 0], firstStep: 200, everyMs: 550, stepMs: 400, openMs: 250 },
  wrong: { claim: [0, 350], back: [850, 250], firstStep: 1100, everyMs: 300, stepMs: 250, openMs: 200 },
  slow: { claim: [0, 400], back: [1700, 700], firstStep: 2600, everyMs: 1000, stepMs: 600, openMs: 300 },
} as const;
const APPEARS_MS = 240;

/** In degrees. Any difference tilts the beam a little, and a larger ratio tilts it more. */
const TILT = { min: 2, max: 7 } as const;

/** The tilt for two totals, in degrees: 0 if they are equal, positive if the right one is heavier. */
export function calculateTilt({ left, right }: Totals): number {
  if (left === right) return 0;
  const ratio = Math.abs(right - left) / Math.max(left, right);
  return Math.sign(right - left) * (TILT.min + (TILT.max - TILT.min) * Math.min(1, 2 * ratio));
}

type Room = BalanceSize['room'];

function opening(question: Question, room: Room): Keyframe {
  const { left, right } = getBalance(question);
  const givenX = question.mode === 'substitute' ? question.x : null;
  return {
    startMs: 0,
    moveMs: APPEARS_MS,
    left: layOutPan(left, givenX, room),
    right: layOutPan(right, null, room),
    tilt: 0,
    totals: null,
  };
}

/**
 * Puts the player's number into the crates, or onto the empty pan as weights. Both totals are shown and the
 * heavier side sinks.
 */
function claim(question: Question, choice: number, room: Room): Pick<Keyframe, 'left' | 'right' | 'tilt' | 'totals'> {
  const totals = weighChoice(question, choice);
  const isXGiven = question.mode === 'substitute';
  const { left, right } = getBalance(question);
  return {
    left: layOutPan(left, isXGiven ? question.x : choice, room),
    right: layOutPan(isXGiven ? { crates: 0, units: choice } : right, null, room),
    tilt: calculateTilt(totals),
    totals,
  };
}

/** Both pans after a step. After a division there are as many piles of weights as crates. */
function afterStep(pans: Balance, question: Question, isShared: boolean, label: number | null, room: Room) {
  const right = isShared ? layOutPiles(question.crates, question.x, room) : layOutPan(pans.right, null, room);
  return { left: layOutPan(pans.left, label, room), right };
}

/** Returns one keyframe while the question is open. After the answer, all the steps to the solution follow. */
export function getKeyframes(
  { question, given, pace }: AlgebraAdventureView,
  { room }: Pick<BalanceSize, 'room'>,
): readonly Keyframe[] {
  const open = opening(question, room);
  if (given === null) return [open];
  const isIncorrect = given.verdict === 'wrong';
  const {
    claim: claimed,
    back,
    firstStep,
    everyMs,
    stepMs,
    openMs,
  } = PACES[pace === 'slow' ? 'slow' : isIncorrect ? 'wrong' : 'right'];
  const keyframes: Keyframe[] = [open];
  if (given.verdict === 'wrong') {
    keyframes.push({ ...claim(question, given.choice, room), startMs: claimed[0], moveMs: claimed[1] });
    keyframes.push({ ...open, startMs: back[0], moveMs: back[1] });
  }
  // After a right answer the slow steps can start earlier, because no wrong answer has to be shown
  // first.
  const early = pace === 'slow' && !isIncorrect ? firstStep - PACES.right.firstStep : 0;
  let startMs = firstStep - early;
  const isXGiven = question.mode === 'substitute';
  let pans: Balance = getBalance(question);
  const isShared = isXGiven || question.crates > 1;
  for (const { kind, leaves } of getSolutionSteps(question)) {
    // After a division the crates stay on their pan, and the other pan holds one pile for each crate.
    const left: Pan = { crates: question.crates, units: leaves.left.units };
    pans = kind === 'share' ? { left, right: pans.right } : leaves;
    const total = weighPan(left, question.x);
    keyframes.push({
      ...afterStep(pans, question, kind !== 'take', isXGiven ? question.x : null, room),
      startMs,
      moveMs: stepMs,
      tilt: 0,
      totals: { left: total, right: total },
    });
    startMs += everyMs;
  }
  if (isXGiven) return keyframes;
  const total = question.crates * question.x;
  const opened = afterStep(pans, question, isShared, question.x, room);
  return [...keyframes, { ...opened, startMs, moveMs: openMs, tilt: 0, totals: { left: total, right: total } }];
}
