/* The effect of each event on a battle. These pure functions take a battle and return the next one. */
import { isSameSum } from '../core/arithmetic';
import { nextSecondMs, timeoutDelay } from '../core/limit';
import { seededRandom } from '../core/random';
import { breakStreak, extendStreak } from '../core/streak';
import { type Battle, type BattleEvent, withEvents } from './battle';
import { type Card, isFalling, placeCard, sortLowestFirst } from './falling';
import { countSolvedSum, endExpiredPowerUps, isActive, startPowerUp } from './power-ups';
import { dealProblem, recordProblemInMix } from './practised-skill';
import type { GivenAnswer, Problem, ProblemSource } from './problems';
import { POINTS, RULES } from './rules';

/**
 * Shows the next sum, unless the screen is full. `fallMs` is the fall time before any slow motion; null for a sum that
 * waits.
 */
export function spawnSum(battle: Battle, asked: ProblemSource, fallMs: number | null, nowMs: number): Battle {
  const { settings, cards, shown } = battle;
  if (cards.length >= RULES.screen.maxUnsolved) return battle;
  const hasPowerUps = settings.mode !== 'practice';
  const { problem, mix } = dealProblem(battle.mix, { ...settings, hasPowerUps }, asked, shown);
  const slowed = fallMs !== null && isActive(battle, 'slowMotion') ? fallMs * RULES.powerUps.fallFactor : fallMs;
  const random = seededRandom(settings.seed, 'place', shown);
  return { ...battle, mix, cards: [...cards, placeCard(random, problem, cards, slowed, nowMs)], shown: shown + 1 };
}

/** The card that an answer solves: the lowest one with that answer, or the one whose option was chosen. */
function solvedBy({ cards }: Battle, { value, to }: GivenAnswer, nowMs: number): Card | null {
  const fitting = sortLowestFirst(cards, nowMs).filter(({ problem }) => problem.answer === value);
  return fitting.find(({ problem }) => to === null || problem.number === to) ?? null;
}

/** The card that a wrong answer was meant for: the one whose option was chosen, or the only one if it is waiting. */
function askedFor({ cards }: Battle, { to }: GivenAnswer): Card | null {
  const waiting = cards.find(({ fall }) => fall === null);
  return (to === null ? waiting : cards.find(({ problem }) => problem.number === to)) ?? null;
}

export const withAnswerAt = (battle: Battle, { value, to }: GivenAnswer, nowMs: number): Battle => ({
  ...battle,
  lastAnswer: { way: to === null ? 'typed' : 'chosen', value, atMs: nowMs, beforeMs: battle.lastAnswer.atMs },
});

/** The battle after an answer. Choosing an option for a sum that is no longer there does nothing. */
export function applyAnswer(before: Battle, given: GivenAnswer, nowMs: number): Battle {
  const battle = withAnswerAt(before, given, nowMs);
  const card = solvedBy(battle, given, nowMs);
  if (card) return solved(battle, card, nowMs);
  const asked = askedFor(battle, given);
  if (given.to !== null && asked === null) return before;
  const shield = hurt(battle, RULES.shield.wrongAnswer);
  return withEvents(
    {
      ...battle,
      shield,
      streak: breakStreak(battle.streak),
      wrong: battle.wrong + 1,
      mix: asked === null ? battle.mix : recordProblemInMix(battle.mix, asked.problem, false),
      mistakes: asked === null ? battle.mistakes : withMistake(battle, asked.problem),
    },
    { type: 'incorrect', answer: given.value, card: asked, shield },
  );
}

function solved(battle: Battle, card: Card, nowMs: number): Battle {
  const { mode, level } = battle.settings;
  const streak = extendStreak(battle.streak);
  const isDoubled = isActive(battle, 'doublePoints');
  const points =
    mode === 'challenge' ? POINTS.challenge(streak.now, isDoubled) : POINTS.arcade(streak.now, isDoubled, level);
  const next = withEvents(
    {
      ...countSolvedSum(battle),
      mix: recordProblemInMix(battle.mix, card.problem, true),
      cards: battle.cards.filter((other) => other !== card),
      score: battle.score + points,
      streak,
      solved: battle.solved + 1,
    },
    { type: 'correct', card, points, by: 'answer', index: 0, streak: streak.now },
    ...getCelebration(streak.now),
  );
  const { powerUp } = card.problem;
  return powerUp === null ? next : startPowerUp(next, powerUp, nowMs);
}

/** The celebration for a streak of this length, if any. */
export const getCelebration = (streak: number): readonly BattleEvent[] =>
  streak > 0 && streak % RULES.streak.confettiEvery === 0 ? [{ type: 'streak', streak }] : [];

/** A sum that reached the dome costs shield, but does not break the streak. */
export function landSum(battle: Battle, card: Card): Battle {
  const shield = hurt(battle, RULES.shield.landed);
  return withEvents(
    {
      ...battle,
      shield,
      cards: battle.cards.filter((other) => other !== card),
      landed: battle.landed + 1,
      mix: recordProblemInMix(battle.mix, card.problem, false),
      mistakes: withMistake(battle, card.problem),
    },
    { type: 'landed', card, shield },
  );
}

/** The shield left after a mistake. */
const hurt = ({ shield }: Battle, cost: number): number => Math.max(0, shield - cost);

/** Lists each sum once, in the place of its latest mistake. Two problems can ask the same sum. */
const withMistake = ({ mistakes }: Battle, missed: Problem): readonly Problem[] => [
  ...mistakes.filter((other) => !isSameSum(other, missed)),
  missed,
];

/** Refills an empty shield. Only the challenge does this. */
export const withShieldRestored = (battle: Battle): Battle =>
  battle.shield > 0 ? battle : withEvents({ ...battle, shield: RULES.shield.full }, { type: 'shieldRestored' });

/**
 * Brings the battle up to date without the player: sums land, and power-ups and banners run out.
 */
export function settleBattle(battle: Battle, nowMs: number): Battle {
  const down = battle.cards.filter((card) => isFalling(card) && timeoutDelay(card.fall.landsMs) <= nowMs);
  const next = endExpiredPowerUps(down.reduce(landSum, battle), nowMs);
  return next.news !== null && next.news.untilMs <= nowMs ? { ...next, news: null } : next;
}

/**
 * When the battle next changes without the player: a landing, a new number on a power-up's timer, or the end of a
 * banner. Infinity if never.
 */
export function nextChangeMs({ cards, powerUps, news }: Battle, nowMs: number): number {
  const landings = cards.filter(isFalling).map(({ fall }) => timeoutDelay(fall.landsMs));
  const figures = powerUps.map(({ endsMs }) => (endsMs === null ? Infinity : nextSecondMs(endsMs, nowMs)));
  return Math.min(news?.untilMs ?? Infinity, ...landings, ...figures);
}

/** When the next thing happens without the player, in a mode where sums fall. */
export function nextMomentMs(battle: Battle): number {
  const { nowMs, endsMs, nextSlotMs } = battle;
  const clockMs = endsMs === Infinity ? Infinity : nowMs < endsMs ? nextSecondMs(endsMs, nowMs) : timeoutDelay(endsMs);
  return Math.min(nextChangeMs(battle, nowMs), clockMs, nextSlotMs < endsMs ? nextSlotMs : Infinity);
}
