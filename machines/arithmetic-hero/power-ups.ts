/* Starts power-ups, applies their effects to a battle, and ends them. */
import { applyTimeSetting } from '../core/time-setting';
import { type ActivePowerUp, type Battle, type BattleEvent, withBannerMessage, withEvents } from './battle';
import { isFalling, slowFall } from './falling';
import { type PowerUp, RULES } from './rules';

export const isActive = ({ powerUps }: Battle, kind: PowerUp): boolean =>
  powerUps.some((active) => active.kind === kind);

/** The battle after a solved sum, which shortens every power-up that is measured in sums by one. */
export function countSolvedSum(battle: Battle): Battle {
  const powerUps = battle.powerUps
    .map((active) => (active.solvesLeft === null ? active : { ...active, solvesLeft: active.solvesLeft - 1 }))
    .filter(({ solvesLeft }) => solvesLeft !== 0);
  return { ...battle, powerUps };
}

/** Starts a power-up. It replaces an active one of the same kind. */
export function startPowerUp(battle: Battle, powerUp: PowerUp, nowMs: number): Battle {
  const announced = withBannerMessage(battle, { type: 'powerUp', powerUp }, nowMs);
  switch (powerUp) {
    case 'shield':
      return { ...announced, shield: Math.min(RULES.shield.full, battle.shield + RULES.shield.powerUp) };
    case 'multiZap':
      return multiZapped(announced);
    case 'doublePoints':
      return withActive(announced, powerUp, RULES.powerUps.doublePointsMs, nowMs);
    case 'slowMotion': {
      const fallFactor = isActive(battle, 'slowMotion') ? 1 : RULES.powerUps.fallFactor;
      return withActive(atOtherPace(announced, fallFactor, nowMs), powerUp, RULES.powerUps.slowMotionMs, nowMs);
    }
  }
}

function multiZapped(battle: Battle): Battle {
  const { mode, level } = battle.settings;
  const points = mode === 'challenge' ? RULES.challenge.multiZapPoints : RULES.arcade.multiZapPoints * level;
  const zapped = battle.cards.map(
    (card, index): BattleEvent => ({
      type: 'correct',
      card,
      points,
      by: 'multiZap',
      index: index + 1,
      streak: battle.streak.now,
    }),
  );
  return withEvents({ ...battle, cards: [], score: battle.score + points * zapped.length }, ...zapped);
}

function withActive(battle: Battle, kind: PowerUp, lastsMs: number, nowMs: number): Battle {
  const lasts = applyTimeSetting(lastsMs, battle.settings.time);
  const active: ActivePowerUp =
    lasts === null
      ? { kind, endsMs: null, solvesLeft: RULES.powerUps.doublePointsSolves }
      : { kind, endsMs: nowMs + lasts, solvesLeft: null };
  return { ...battle, powerUps: [...battle.powerUps.filter((other) => other.kind !== kind), active] };
}

const atOtherPace = (battle: Battle, factor: number, nowMs: number): Battle => ({
  ...battle,
  cards: battle.cards.map((card) => (isFalling(card) ? { ...card, fall: slowFall(card.fall, factor, nowMs) } : card)),
});

/** Ends the power-ups that have run out. When slow motion ends, cards fall at their normal speed again. */
export function endExpiredPowerUps(battle: Battle, nowMs: number): Battle {
  const spent = battle.powerUps.filter(({ endsMs }) => endsMs !== null && endsMs <= nowMs);
  if (spent.length === 0) return battle;
  const paced = spent.some(({ kind }) => kind === 'slowMotion')
    ? atOtherPace(battle, 1 / RULES.powerUps.fallFactor, nowMs)
    : battle;
  return withEvents(
    { ...paced, powerUps: battle.powerUps.filter((active) => !spent.includes(active)) },
    ...spent.map(({ kind }): BattleEvent => ({ type: 'powerUpOver', powerUp: kind })),
  );
}
