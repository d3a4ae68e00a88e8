import type { LucideIcon } from 'lucide-react';
import Flame from 'lucide-react/icons/flame';
import Gauge from 'lucide-react/icons/gauge';
import Heart from 'lucide-react/icons/heart';
import Layers from 'lucide-react/icons/layers';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Star from 'lucide-react/icons/star';
import Target from 'lucide-react/icons/target';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import { memo } from 'react';
import { formatClock, formatNumber } from '../../ui/format';
import type { Stat } from './StatBar';
import * as text from './text';

const icon = (Icon: LucideIcon) => <Icon aria-hidden className="icon" />;
/**
 * An icon has the same meaning in every game: a flame is a streak, a stopwatch is any kind of time. The elements are
 * created once, so that a changing figure does not re-render its icon.
 */
const ICONS = {
  score: icon(Star),
  streak: icon(Flame),
  level: icon(Gauge),
  time: icon(Timer),
  combo: icon(Layers),
  best: icon(Trophy),
  accuracy: icon(Target),
  progress: icon(ListOrdered),
} as const;

export const scoreStat = (score: number): Stat => ({
  name: 'score',
  label: text.score,
  text: formatNumber(score),
  value: score,
  icon: ICONS.score,
});

export const streakStat = (streak: number): Stat => ({
  name: 'streak',
  label: text.streak,
  text: String(streak),
  value: streak,
  icon: ICONS.streak,
  lamps: streak,
});

export const levelStat = (level: number): Stat => ({
  name: 'level',
  label: text.level,
  text: String(level),
  value: level,
  icon: ICONS.level,
  tone: 'quiet',
});

/** Time left in a round, in minutes and seconds. Urgent from `lastSeconds` on. */
export const timeStat = (secondsLeft: number, lastSeconds: number): Stat => ({
  name: 'time',
  label: text.time,
  text: formatClock(secondsLeft),
  value: secondsLeft,
  icon: ICONS.time,
  tone: secondsLeft <= lastSeconds ? 'danger' : undefined,
});

/** Time left for a question, in seconds. Urgent from `lastSeconds` on. */
export const questionTimeStat = (secondsLeft: number, lastSeconds: number): Stat => ({
  name: 'question-time',
  label: text.answerIn,
  text: text.secondsText(secondsLeft),
  value: secondsLeft,
  icon: ICONS.time,
  tone: secondsLeft <= lastSeconds ? 'danger' : undefined,
});

export const bestStat = (best: number): Stat => ({
  name: 'best',
  label: text.best,
  text: formatNumber(best),
  value: best,
  icon: ICONS.best,
  tone: 'quiet',
});

export const accuracyStat = (percent: number): Stat => ({
  name: 'accuracy',
  label: text.accuracy,
  text: text.percentText(percent),
  value: percent,
  icon: ICONS.accuracy,
  tone: 'quiet',
});

/** Number of the question, counted from 1: "3 of 25". */
export const progressStat = (number: number, of: number): Stat => ({
  name: 'progress',
  label: text.question,
  text: text.ofText(number, of),
  value: number,
  icon: ICONS.progress,
  tone: 'quiet',
});

/** Number of answers, in a round without an end. */
export const answeredStat = (answers: number): Stat => ({
  name: 'progress',
  label: text.answered,
  text: formatNumber(answers),
  value: answers,
  icon: ICONS.progress,
  tone: 'quiet',
});

/** Multiplier of points: "×1.5". */
export const comboStat = (combo: number): Stat => ({
  name: 'combo',
  label: text.combo,
  text: `×${combo}`,
  value: combo,
  icon: ICONS.combo,
  tone: 'quiet',
});

/** One heart for each life; lost ones are empty. */
const Hearts = memo(function Hearts({ lives, of }: { readonly lives: number; readonly of: number }) {
  return (
    <span aria-hidden className="hearts inline-flex gap-0.5">
      {Array.from({ length: of }, (_, index) => (
        <Heart key={index} className="icon" data-lit={index < lives} />
      ))}
    </span>
  );
});

export const livesStat = (lives: number, of: number): Stat => ({
  name: 'lives',
  label: text.lives,
  text: String(lives),
  value: lives,
  picture: <Hearts lives={lives} of={of} />,
  tone: lives === 1 && of > 1 ? 'danger' : undefined,
});
