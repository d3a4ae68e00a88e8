import type { AnyActorRef } from 'xstate';
import type { ArcadeActor } from '../../../machines/arithmetic-hero/arcade';
import type { Battle, BattleEvent, Emitted } from '../../../machines/arithmetic-hero/battle';
import type { ChallengeActor } from '../../../machines/arithmetic-hero/challenge';
import type { ArithmeticHeroActor, ArithmeticHeroSnapshot } from '../../../machines/arithmetic-hero/machine';
import { type PracticeActor, type PracticeSnapshot, practiceCard } from '../../../machines/arithmetic-hero/practice';
import { RULES } from '../../../machines/arithmetic-hero/rules';
import type { Answered } from '../../../machines/core/events';
import { stateName } from '../../../machines/core/state-name';
import type { ArithmeticHeroView } from './scene';

export type Round =
  | { readonly mode: 'arcade'; readonly actor: ArcadeActor }
  | { readonly mode: 'challenge'; readonly actor: ChallengeActor }
  | { readonly mode: 'practice'; readonly actor: PracticeActor };

/** The current round; null between rounds. */
export function roundOf({ children: { arcade, challenge, practice } }: ArithmeticHeroSnapshot): Round | null {
  if (arcade) return { mode: 'arcade', actor: arcade };
  if (challenge) return { mode: 'challenge', actor: challenge };
  return practice ? { mode: 'practice', actor: practice } : null;
}

export function streakOf({ mode, actor }: Round): number {
  return mode === 'practice' ? actor.getSnapshot().context.streak.now : actor.getSnapshot().context.battle.streak.now;
}

/** The points that are lost if the player leaves now. Practice has no points. */
export const scoreOf = ({ mode, actor }: Round): number =>
  mode === 'practice' ? 0 : actor.getSnapshot().context.battle.score;

/** The state of the whole game, as in `data-state`: the game's state, then the mode's. */
export function gameStateName(snapshot: ArithmeticHeroSnapshot): string {
  const round = roundOf(snapshot);
  const own = stateName(snapshot.value);
  return round && snapshot.matches('playing') ? `${own}.${stateName(round.actor.getSnapshot().value)}` : own;
}

/** The game's own state without the mode's. It does not change during a round. */
export const screenNameOf = ({ value }: ArithmeticHeroSnapshot): string => stateName(value);

const ofBattle = ({ cards, shield }: Battle, isOpen: boolean): Pick<ArithmeticHeroView, 'cards' | 'shield'> => ({
  cards: isOpen ? cards : [],
  shield,
});

const ofPractice = (snapshot: PracticeSnapshot): Pick<ArithmeticHeroView, 'cards' | 'shield'> => ({
  cards: snapshot.matches('asking') || snapshot.matches('wrong') ? [practiceCard(snapshot.context)] : [],
  shield: RULES.shield.full,
});

function cityViewOf({ mode, actor }: Round): ArithmeticHeroView {
  const round = actor.sessionId;
  if (mode === 'practice') return { round, wave: 0, ...ofPractice(actor.getSnapshot()) };
  const snapshot = actor.getSnapshot();
  const isOpen = snapshot.status === 'active' && snapshot.value !== 'unlocked';
  const wave = 'wave' in snapshot.context ? snapshot.context.wave : 0;
  return { round, wave, ...ofBattle(snapshot.context.battle, isOpen) };
}

/**
 * Whether the canvas can replace the DOM without a visible jump: when the sky is empty, when a wave starts, or
 * between two sums in a mode that shows one at a time.
 */
export const canSwapToCanvas = (before: ArithmeticHeroView, { cards, wave }: ArithmeticHeroView): boolean =>
  cards.length === 0 ||
  wave > before.wave ||
  cards.some(({ problem, fall }) => fall === null && problem !== before.cards[0]?.problem);

/**
 * Follows rounds of any mode. Calls `enter` at the start of each round, and the function that `enter` returned
 * at its end.
 */
function followRounds(game: ArithmeticHeroActor, enter: (round: Round) => () => void): () => void {
  let followed: Round['actor'] | null = null;
  let leaveRound: (() => void) | null = null;
  const follow = () => {
    const round = roundOf(game.getSnapshot());
    if (round === null || round.actor === followed) return;
    leaveRound?.();
    followed = round.actor;
    leaveRound = enter(round);
  };
  follow();
  const subscription = game.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    leaveRound?.();
  };
}

/** Calls the listener with the scene's view of the current round, immediately and after every change. */
export const watchScene = (game: ArithmeticHeroActor, listener: (view: ArithmeticHeroView) => void): (() => void) =>
  followRounds(game, (round) => {
    const notify = () => listener(cityViewOf(round));
    notify();
    const actor: AnyActorRef = round.actor;
    const subscription = actor.subscribe(notify);
    return () => subscription.unsubscribe();
  });

export const onRoundEvent = (
  game: ArithmeticHeroActor,
  listener: (event: BattleEvent, round: Round) => void,
): (() => void) =>
  followRounds(game, (round) => {
    // The first arcade wave starts before anything can subscribe.
    const news = round.mode === 'arcade' ? round.actor.getSnapshot().context.battle.news : null;
    if (news !== null) listener(news.event, round);
    const subscription = round.actor.on('*', (event: Emitted) => {
      if (event.type !== 'answered') listener(event, round);
    });
    return () => subscription.unsubscribe();
  });

/** Calls the listener for each answer of the current round that practice should remember. */
export const onAnswered = (game: ArithmeticHeroActor, listener: (event: Answered) => void): (() => void) =>
  followRounds(game, (round) => {
    const subscription = round.actor.on('answered', listener);
    return () => subscription.unsubscribe();
  });
