/*
 * Practice: one sum after another, without falling or time limits, and with a second try after a mistake. Nothing
 * costs points or shield. Practice of missed sums asks each of them once.
 */
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { type Battle, type BattleEvent, type ModeRules, offerLowestProblems, withEvents } from './battle';
import { getCelebration, spawnSum, withAnswerAt } from './battle-events';
import { type Card, waitingCard } from './falling';
import { recordProblemInMix } from './practised-skill';
import { type GivenAnswer, judgeAnswer } from './problems';

const eventFor = (card: Card, given: GivenAnswer, shield: number, streak: Streak): BattleEvent =>
  judgeAnswer(card.problem, given) === 'right'
    ? { type: 'correct', card, points: 0, by: 'answer', index: 0, streak: streak.now }
    : { type: 'incorrect', answer: given.value, card, shield };

export const PRACTICE: ModeRules = {
  move: (battle) => battle,

  nextTurn(battle, nowMs) {
    const { settings, shown } = battle;
    const cleared = { ...battle, cards: [], nowMs };
    const missed = settings.missed?.[shown];
    const next =
      missed === undefined
        ? spawnSum(cleared, settings, null, nowMs)
        : { ...cleared, cards: [waitingCard(missed)], shown: shown + 1 };
    return offerLowestProblems(next, nowMs);
  },

  answer(before, given, nowMs) {
    const [card] = before.cards;
    if (card === undefined) return before;
    const battle = withAnswerAt(before, given, nowMs);
    const extended = extendStreak(battle.streak);
    const event = eventFor(card, given, battle.shield, extended);
    const isCorrect = event.type === 'correct';
    const mix = recordProblemInMix(battle.mix, card.problem, isCorrect);
    if (!isCorrect)
      return withEvents({ ...battle, mix, wrong: battle.wrong + 1, streak: breakStreak(battle.streak) }, event);
    const next = { ...battle, mix, solved: battle.solved + 1, streak: extended };
    return withEvents(next, event, ...getCelebration(extended.now));
  },

  isOver: ({ settings, shown }) => settings.missed !== null && shown >= settings.missed.length,
};

/** Another try at the same sum, which does not count. */
export function retry(battle: Battle, given: GivenAnswer): Battle {
  const [card] = battle.cards;
  if (card === undefined) return battle;
  const event = eventFor(card, given, battle.shield, battle.streak);
  return withEvents({ ...battle, uncountedWrong: battle.uncountedWrong + (event.type === 'incorrect' ? 1 : 0) }, event);
}

/** Resets the counters that the player sees. Totals are not affected. */
export const resetCounters = (battle: Battle): Battle => ({
  ...battle,
  solved: 0,
  wrong: 0,
  uncountedWrong: battle.uncountedWrong + battle.wrong,
  streak: NO_STREAK,
});
