import Gauge from 'lucide-react/icons/gauge';
import type { ReactNode } from 'react';
import type { TargetTakedownSnapshot } from '../../../../machines/target-takedown/machine';
import { type LevelColour, levelColour, levelFor, RULES } from '../../../../machines/target-takedown/rules';
import {
  levelFigure,
  livesFigure,
  questionTimeFigure,
  scoreFigure,
  streakFigure,
  timeFigure,
} from '../../../play/score/figures';
import type { Figure } from '../../../play/score/StatBar';

const badge = (colour: LevelColour) => (
  <span
    aria-hidden
    className="grid size-8 place-items-center rounded-full bg-leaf-500 [--place-figure:var(--color-ink-900)] data-[colour=orange]:bg-[#ff9f45] data-[colour=red]:bg-coral-400 data-[colour=yellow]:bg-sun-400 narrow:size-7 phone:size-4.5"
    data-colour={colour}
  >
    <Gauge className="icon" />
  </span>
);
/** The badge of a level. Its colour changes as the level rises, and its number is next to it. Created once. */
const BADGES: Readonly<Record<LevelColour, ReactNode>> = {
  green: badge('green'),
  yellow: badge('yellow'),
  orange: badge('orange'),
  red: badge('red'),
};

const withBadge = (level: number): Figure => ({ ...levelFigure(level), icon: BADGES[levelColour(level)] });

/** Plain values of the round for the status bar. */
export interface RoundStatus {
  readonly score: number;
  readonly streak: number;
  readonly level: number;
  readonly lives: number | null;
  readonly secondsLeft: number | null;
  readonly targetSecondsLeft: number | null;
}

export const statusOf = ({ context }: TargetTakedownSnapshot): RoundStatus => ({
  score: context.round.score,
  streak: context.round.streak.now,
  level: levelFor(context.round.hits),
  lives: context.round.lives,
  secondsLeft: context.roundSecondsLeft,
  targetSecondsLeft: context.questionSecondsLeft,
});

/** The stats of the round. Lives and clocks are left out if the round has none. */
export const figuresOf = ({
  score,
  streak,
  level,
  lives,
  secondsLeft,
  targetSecondsLeft,
}: RoundStatus): readonly Figure[] => [
  scoreFigure(score),
  { ...streakFigure(streak), tone: 'quiet' },
  withBadge(level),
  ...(lives === null ? [] : [livesFigure(lives, RULES.lives.survival)]),
  ...(secondsLeft === null ? [] : [timeFigure(secondsLeft, RULES.lastSeconds.game)]),
  ...(targetSecondsLeft === null ? [] : [questionTimeFigure(targetSecondsLeft, RULES.lastSeconds.target)]),
];
