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
import { clockText, numberText } from '../ui/format';
import type { Figure } from './StatBar';

const icon = (Icon: LucideIcon) => <Icon aria-hidden className="icon" />;
/**
 * One sign means one thing in all games: a flame is a streak, and a stopwatch any time. Made once, so that a figure that
 * changes does not draw its icon anew.
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

/** The points so far. */
export const scoreFigure = (score: number): Figure => ({
  name: 'score',
  label: 'Score',
  text: numberText(score),
  value: score,
  icon: ICONS.score,
});

/** Right answers in a row. */
export const streakFigure = (streak: number): Figure => ({
  name: 'streak',
  label: 'Streak',
  text: String(streak),
  value: streak,
  icon: ICONS.streak,
  lamps: streak,
});

/** The level; of the second rank. */
export const levelFigure = (level: number): Figure => ({
  name: 'level',
  label: 'Level',
  text: String(level),
  value: level,
  icon: ICONS.level,
  tone: 'quiet',
});

/** The time left of a round, in minutes and seconds; in danger from `lastSeconds` on. */
export const timeFigure = (secondsLeft: number, lastSeconds: number): Figure => ({
  name: 'time',
  label: 'Time',
  text: clockText(secondsLeft),
  value: secondsLeft,
  icon: ICONS.time,
  tone: secondsLeft <= lastSeconds ? 'danger' : undefined,
});

/** The time left of a question, in seconds; in danger from `lastSeconds` on. */
export const questionTimeFigure = (secondsLeft: number, lastSeconds: number): Figure => ({
  name: 'question-time',
  label: 'This one',
  text: `${secondsLeft} s`,
  value: secondsLeft,
  icon: ICONS.time,
  tone: secondsLeft <= lastSeconds ? 'danger' : undefined,
});

/** The best score so far; of the second rank. */
export const bestFigure = (best: number): Figure => ({
  name: 'best',
  label: 'Best',
  text: numberText(best),
  value: best,
  icon: ICONS.best,
  tone: 'quiet',
});

/** The share of right answers, in percent; of the second rank. */
export const accuracyFigure = (percent: number): Figure => ({
  name: 'accuracy',
  label: 'Accuracy',
  text: `${percent}%`,
  value: percent,
  icon: ICONS.accuracy,
  tone: 'quiet',
});

/** Which question of so many is asked, counted from 1: "3 of 25"; of the second rank. */
export const progressFigure = (number: number, of: number): Figure => ({
  name: 'progress',
  label: 'Question',
  text: `${number} of ${of}`,
  value: number,
  icon: ICONS.progress,
  tone: 'quiet',
});

/** How many questions were answered, in a round without an end; of the second rank. */
export const answeredFigure = (answers: number): Figure => ({
  name: 'progress',
  label: 'Answered',
  text: numberText(answers),
  value: answers,
  icon: ICONS.progress,
  tone: 'quiet',
});

/** What points are multiplied by, "×1.5"; of the second rank. */
export const comboFigure = (combo: number): Figure => ({
  name: 'combo',
  label: 'Combo',
  text: `×${combo}`,
  value: combo,
  icon: ICONS.combo,
  tone: 'quiet',
});

/** One heart for each life, the lost ones empty. */
const Hearts = memo(function Hearts({ lives, of }: { readonly lives: number; readonly of: number }) {
  return (
    <span aria-hidden className="hearts inline-flex gap-0.5">
      {Array.from({ length: of }, (_, index) => (
        <Heart key={index} className="icon" data-lit={index < lives} />
      ))}
    </span>
  );
});

/** The lives left, of so many, as hearts and as a number. */
export const livesFigure = (lives: number, of: number): Figure => ({
  name: 'lives',
  label: 'Lives',
  text: String(lives),
  value: lives,
  picture: <Hearts lives={lives} of={of} />,
  tone: lives === 1 && of > 1 ? 'danger' : undefined,
});
