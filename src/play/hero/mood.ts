import type { Random } from '../../../machines/core/random';
import { easeOut, getProgress, interpolate } from '../../stage/motion';
import type { Brows, Mouth } from './drawing';
import { JUMP } from './hero-placement';

/** `begun` is the first question of a round. */
export type HeroCue = 'begun' | 'asked' | 'right' | 'wrong' | 'over';

/** The question, its explanation, straight ahead, or the answer with this index. */
export type Gaze = 'question' | 'explained' | 'ahead' | number;

export interface HeroPose {
  mouth: Mouth;
  brows: Brows;
  lids: 'open' | 'half' | 'shut';
  arms: 'rest' | 'up' | 'chin';
  gazeFrom: Gaze;
  gazeTo: Gaze;
  /** 0 at `gazeFrom`, 1 at `gazeTo`. */
  gazeProgress: number;
  /** Height above the ground in units, and vertical stretch. */
  rise: number;
  stretch: number;
  /** Scale of the flame, and its lean in radians. */
  flame: number;
  flicker: number;
}

const TIMES = {
  gaze: 140,
  blink: 120,
  glance: { min: 2000, spread: 2000 },
  thinks: 6000,
  yawns: 12_000,
  yawn: 1400,
  squash: 80,
  jump: 360,
  landing: 160,
  oh: 200,
  flicker: 900,
  flickerStep: 90,
} as const;
const CHEER_MS = TIMES.squash + TIMES.jump + TIMES.landing;
const SQUASH = 0.1;
const LANDING = { down: 0.08, up: 0.06 } as const;
const FLICKER = [0, 0.14, -0.1] as const;
/** Scale of the flame by the streak of right answers. */
const FLAMES = [
  { streak: 10, size: 1.6 },
  { streak: 5, size: 1.25 },
  { streak: 3, size: 1.1 },
] as const;

type Phase = 'watching' | 'thinking' | 'yawning' | 'resting';
const NEXT: Readonly<Record<Phase, readonly [Phase, atMs: number]>> = {
  watching: ['thinking', TIMES.thinks],
  thinking: ['yawning', TIMES.yawns],
  yawning: ['resting', TIMES.yawns + TIMES.yawn],
  resting: ['resting', Number.POSITIVE_INFINITY],
};

/**
 * The hero's mood: it watches question and answers, thinks after a while, jumps at a right answer, and is curious about
 * a mistake. If nothing happens for a long time, it yawns and then rests. The pose is always the same object, which is
 * updated.
 */
export class HeroMood {
  private readonly reducedMotion: boolean;
  private readonly random: Random;
  private readonly pose: HeroPose = {
    mouth: 'smile',
    brows: 'flat',
    lids: 'open',
    arms: 'rest',
    gazeFrom: 'ahead',
    gazeTo: 'ahead',
    gazeProgress: 1,
    rise: 0,
    stretch: 1,
    flame: 1,
    flicker: 0,
  };
  private cue: Exclude<HeroCue, 'begun'> = 'asked';
  private phase: Phase = 'watching';
  private answers = 0;
  private streak = 0;
  private sinceMs = 0;
  private glancesMs = Number.POSITIVE_INFINITY;
  private blinks = false;
  private gazedMs = Number.NEGATIVE_INFINITY;
  /** When the current movement ends, and when the next one starts by itself. */
  private movesUntilMs = 0;
  private nextMs = Number.POSITIVE_INFINITY;

  constructor(reducedMotion: boolean, random: Random) {
    this.reducedMotion = reducedMotion;
    this.random = random;
  }

  /** Number of answers to look at. */
  set answerCount(count: number) {
    this.answers = count;
  }

  /** `streak` counts the right answers in a row, including this one. */
  handleCue(heard: HeroCue, nowMs: number, streak = 0): void {
    const cue = heard === 'begun' ? 'asked' : heard;
    this.cue = cue;
    this.sinceMs = nowMs;
    this.phase = 'watching';
    this.nextMs = Number.POSITIVE_INFINITY;
    this.glancesMs = Number.POSITIVE_INFINITY;
    this.blinks = false;
    if (heard !== 'asked') this.streak = cue === 'right' ? streak : 0;
    if (cue === 'asked') this.lookAt('question', nowMs);
    if (cue === 'over') this.lookAt('ahead', nowMs);
    if (cue === 'right') {
      this.lookAt('ahead', nowMs);
      this.movesUntilMs = nowMs + Math.max(CHEER_MS, TIMES.flicker);
    }
    if (cue === 'wrong' && this.reducedMotion) this.lookAt('explained', nowMs);
    if (this.reducedMotion) this.movesUntilMs = nowMs;
    else if (cue === 'wrong') this.nextMs = nowMs + TIMES.oh;
    else if (cue === 'asked') this.planGlance(nowMs);
  }

  isStill(nowMs: number): boolean {
    return nowMs >= this.movesUntilMs && nowMs < this.nextMs;
  }

  /** When it next moves by itself; Infinity if it stays still until the next event. */
  get movesNextMs(): number {
    return this.nextMs;
  }

  at(nowMs: number): HeroPose {
    while (nowMs >= this.nextMs) this.goOn(this.nextMs);
    const { pose } = this;
    pose.gazeProgress = this.reducedMotion ? 1 : easeOut(getProgress(nowMs, this.gazedMs, TIMES.gaze));
    pose.rise = 0;
    pose.stretch = 1;
    pose.flicker = 0;
    pose.flame = this.flame;
    if (this.cue === 'asked' || this.cue === 'over') this.watch(nowMs);
    else if (this.cue === 'right') this.cheer(nowMs);
    else this.learn(nowMs);
    return pose;
  }

  private get flame(): number {
    for (let index = 0; index < FLAMES.length; index++) {
      if (this.streak >= FLAMES[index]!.streak) return FLAMES[index]!.size;
    }
    return 1;
  }

  private lookAt(gaze: Gaze, nowMs: number): void {
    this.pose.gazeFrom = this.pose.gazeTo;
    this.pose.gazeTo = gaze;
    this.gazedMs = nowMs;
    this.movesUntilMs = nowMs + TIMES.gaze;
  }

  /** Schedules when it next looks elsewhere or changes its phase. */
  private planGlance(nowMs: number): void {
    const [, atMs] = NEXT[this.phase];
    const looks = this.answers > 0 && (this.phase === 'watching' || this.phase === 'thinking');
    this.glancesMs = looks ? nowMs + TIMES.glance.min + TIMES.glance.spread * this.random() : Number.POSITIVE_INFINITY;
    this.nextMs = Math.min(this.glancesMs, this.sinceMs + atMs);
  }

  /** Carries out the action that is due. */
  private goOn(dueMs: number): void {
    if (this.cue !== 'asked') {
      this.nextMs = Number.POSITIVE_INFINITY;
      this.lookAt('explained', dueMs);
      return;
    }
    const [phase, atMs] = NEXT[this.phase];
    if (dueMs >= this.sinceMs + atMs) {
      this.phase = phase;
      this.blinks = false;
      this.movesUntilMs = dueMs + TIMES.gaze;
      this.nextMs = Math.min(this.glancesMs, this.sinceMs + NEXT[phase][1]);
      if (phase === 'yawning') {
        this.lookAt('ahead', dueMs);
        this.planGlance(dueMs);
      }
      return;
    }
    this.lookAt(Math.floor(this.random() * this.answers), dueMs);
    this.blinks = true;
    this.planGlance(dueMs);
  }

  private watch(nowMs: number): void {
    const { pose, phase } = this;
    const isBlinking = this.blinks && nowMs - this.gazedMs < TIMES.blink;
    pose.mouth = phase === 'thinking' ? 'think' : phase === 'yawning' ? 'wow' : 'smile';
    pose.brows = phase === 'thinking' || phase === 'yawning' ? 'up' : 'flat';
    pose.arms = phase === 'thinking' ? 'chin' : phase === 'yawning' ? 'up' : 'rest';
    pose.lids = isBlinking || phase === 'yawning' ? 'shut' : phase === 'resting' ? 'half' : 'open';
  }

  private cheer(nowMs: number): void {
    const { pose, sinceMs } = this;
    pose.mouth = 'cheer';
    pose.brows = 'up';
    pose.lids = 'open';
    pose.arms = 'up';
    if (this.reducedMotion) return;
    const ageMs = nowMs - sinceMs;
    if (ageMs < TIMES.squash) {
      pose.arms = 'rest';
      pose.stretch = 1 - SQUASH * getProgress(ageMs, 0, TIMES.squash);
      return;
    }
    const jump = getProgress(ageMs, TIMES.squash, TIMES.jump);
    pose.rise = JUMP * 4 * jump * (1 - jump);
    const landing = getProgress(ageMs, TIMES.squash + TIMES.jump, TIMES.landing);
    if (jump === 1 && landing < 1)
      pose.stretch =
        landing < 0.5
          ? 1 - LANDING.down * (1 - landing * 2)
          : 1 + LANDING.up * Math.sin(interpolate(0, Math.PI, landing * 2 - 1));
    if (ageMs < TIMES.flicker) pose.flicker = FLICKER[Math.floor(ageMs / TIMES.flickerStep) % FLICKER.length]!;
  }

  private learn(nowMs: number): void {
    const { pose } = this;
    const isOh = !this.reducedMotion && nowMs - this.sinceMs < TIMES.oh;
    pose.mouth = isOh ? 'oops' : 'smile';
    pose.brows = isOh ? 'worried' : 'up';
    pose.lids = isOh ? 'half' : 'open';
    pose.arms = 'rest';
  }
}
