import type { LucideIcon } from 'lucide-react';
import Flame from 'lucide-react/icons/flame';
import Hourglass from 'lucide-react/icons/hourglass';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Shield from 'lucide-react/icons/shield';
import Waves from 'lucide-react/icons/waves-horizontal';
import X from 'lucide-react/icons/x';
import { memo } from 'react';
import type { Battle } from '../../../../machines/arithmetic-hero/battle';
import type { ArithmeticHeroSnapshot } from '../../../../machines/arithmetic-hero/machine';
import {
  countFlames,
  getArcadeMultiplier,
  getChallengeMultiplier,
  getShieldColour,
  type PowerUp,
  RULES,
} from '../../../../machines/arithmetic-hero/rules';
import { displayedSeconds } from '../../../../machines/core/limit';
import type { Stat } from '../../../play/score/StatBar';
import { text } from '../text';

const icon = (Icon: LucideIcon) => <Icon aria-hidden className="icon" />;
/** Created once, so that an icon does not re-render when its value changes. */
const ICONS = {
  shield: icon(Shield),
  wave: icon(Waves),
  progress: icon(ListOrdered),
} as const;
const { play } = text;

/**
 * A battle's stats as plain values. Comparing them means the bar renders only when one changes, not for every
 * new sum.
 */
export interface BattleStatus {
  /** As a percentage. */
  readonly shield: number;
  readonly score: number;
  readonly streak: number;
  /** The streak multiplies points by this factor. */
  readonly multiplier: number;
  /** Remaining seconds of an active power-up, or remaining solves if there is no clock; null if it is not active. */
  readonly slowMotion: number | null;
  readonly doublePoints: number | null;
  readonly hasClock: boolean;
}

export const getBattleStatus = ({ context: { round } }: ArithmeticHeroSnapshot): BattleStatus => ({
  shield: round.shield,
  score: round.score,
  streak: round.streak.now,
  multiplier: (round.settings.mode === 'challenge' ? getChallengeMultiplier : getArcadeMultiplier)(round.streak.now),
  slowMotion: leftOf('slowMotion', round),
  doublePoints: leftOf('doublePoints', round),
  hasClock: round.settings.time !== 'none',
});

function leftOf(powerUp: PowerUp, { powerUps, nowMs }: Battle): number | null {
  const active = powerUps.find(({ kind }) => kind === powerUp);
  if (active === undefined) return null;
  return active.endsMs === null ? active.solvesLeft : displayedSeconds(active.endsMs - nowMs);
}

/** The shield as ten pieces, like the dome. */
const ShieldPieces = memo(function ShieldPieces({ shield }: { readonly shield: number }) {
  const lit = Math.ceil(shield / 10);
  return (
    <span aria-hidden className="shield-pieces" data-colour={getShieldColour(shield)}>
      {Array.from({ length: 10 }, (_, index) => (
        <i key={index} data-lit={index < lit} />
      ))}
    </span>
  );
});

/** One flame for each milestone of the streak, lit once it is reached. */
const StreakFlames = memo(function StreakFlames({ flames }: { readonly flames: number }) {
  return (
    <span aria-hidden className="streak-flames">
      {RULES.streak.flames.map((from, index) => (
        <Flame key={from} className="icon" data-lit={index < flames} />
      ))}
    </span>
  );
});

export const shieldStat = ({ shield }: BattleStatus): Stat => ({
  name: 'shield',
  label: play.shield,
  text: play.shieldLeft(shield),
  value: shield,
  icon: ICONS.shield,
  picture: <ShieldPieces shield={shield} />,
  tone: getShieldColour(shield) === 'red' ? 'danger' : undefined,
});

export const waveStat = (wave: number): Stat => ({
  name: 'wave',
  label: play.wave,
  text: String(wave),
  value: wave,
  icon: ICONS.wave,
  tone: 'quiet',
});

/** The number of right answers in a row, with flames and the multiplier. Its width never changes. */
export const streakStat = ({ streak, multiplier }: BattleStatus): Stat => ({
  name: 'streak',
  label: play.streak,
  text: String(streak),
  value: streak,
  digits: 2,
  second: { name: 'combo', label: play.multiplier, text: `×${multiplier}`, value: multiplier },
  icon: <StreakFlames flames={countFlames(streak)} />,
  lamps: streak,
});

export const progressStat = (number: number, of: number): Stat => ({
  name: 'progress',
  label: play.sum,
  text: text.of(number, of),
  value: number,
  icon: ICONS.progress,
  tone: 'quiet',
});

const LASTING = [
  { powerUp: 'slowMotion', name: 'slow-motion', sign: icon(Hourglass) },
  { powerUp: 'doublePoints', name: 'double-points', sign: icon(X) },
] as const;

/** The active power-ups, each with its remaining seconds or solves. */
export const powerUpStats = (status: BattleStatus): readonly Stat[] =>
  LASTING.flatMap(({ powerUp, name, sign }): readonly Stat[] => {
    const left = status[powerUp];
    if (left === null) return [];
    const figure = status.hasClock ? play.secondsLeft(left) : String(left);
    return [{ name, label: play.powerUps[powerUp].name, text: figure, value: left, icon: sign, tone: 'passing' }];
  });
