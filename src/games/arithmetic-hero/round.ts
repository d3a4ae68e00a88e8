import type { AnyActorRef } from 'xstate';
import type { ArcadeActor } from '../../../machines/arithmetic-hero/arcade';
import type { Battle } from '../../../machines/arithmetic-hero/battle';
import type { ChallengeActor } from '../../../machines/arithmetic-hero/challenge';
import type { ArithmeticHeroActor, ArithmeticHeroSnapshot } from '../../../machines/arithmetic-hero/machine';
import { type PracticeActor, type PracticeSnapshot, practiceCard } from '../../../machines/arithmetic-hero/practice';
import { RULES } from '../../../machines/arithmetic-hero/rules';
import { stateName } from '../../../machines/core/state-name';
import type { CityView } from './scene';

/** The mode at play, with the machine that plays it. */
export type Round =
  | { readonly mode: 'arcade'; readonly actor: ArcadeActor }
  | { readonly mode: 'challenge'; readonly actor: ChallengeActor }
  | { readonly mode: 'practice'; readonly actor: PracticeActor };

/** The round that a snapshot of the game is playing, or null. */
export function roundOf({ children: { arcade, challenge, practice } }: ArithmeticHeroSnapshot): Round | null {
  if (arcade) return { mode: 'arcade', actor: arcade };
  if (challenge) return { mode: 'challenge', actor: challenge };
  return practice ? { mode: 'practice', actor: practice } : null;
}

/** The state of the whole game as `data-state` names it: the game's own, with that of the mode at play. */
export function gameStateName(snapshot: ArithmeticHeroSnapshot): string {
  const round = roundOf(snapshot);
  const own = stateName(snapshot.value);
  return round && snapshot.matches('playing') ? `${own}.${stateName(round.actor.getSnapshot().value)}` : own;
}

const ofBattle = ({ cards, shield, streak, happened }: Battle, isOpen: boolean): Omit<CityView, 'round'> => ({
  cards: isOpen ? cards : [],
  shield,
  streak: streak.now,
  happened,
});

const ofPractice = (snapshot: PracticeSnapshot): Omit<CityView, 'round'> => ({
  cards: snapshot.matches('asking') || snapshot.matches('wrong') ? [practiceCard(snapshot.context)] : [],
  shield: RULES.shield.full,
  streak: snapshot.context.streak.now,
  happened: snapshot.context.happened,
});

/** What the scene shows of a round now. */
function cityViewOf({ mode, actor }: Round): CityView {
  const round = actor.sessionId;
  if (mode === 'practice') return { round, ...ofPractice(actor.getSnapshot()) };
  const snapshot = actor.getSnapshot();
  const isOpen = snapshot.status === 'active' && snapshot.value !== 'unlocked';
  return { round, ...ofBattle(snapshot.context.battle, isOpen) };
}

/**
 * Where the picture may take the place of the page: in an empty sky, as a wave begins, and between two sums of a round
 * in which one waits at a time.
 */
export const isCitySeam = (before: CityView, { cards, happened }: CityView): boolean =>
  cards.length === 0 ||
  happened.some(({ kind }) => kind === 'wave') ||
  cards.some(({ problem, fall }) => fall === null && problem !== before.cards[0]?.problem);

/** Follows the rounds of a game, whichever mode is at play: calls the listener at once and after every change. */
export function followRounds(game: ArithmeticHeroActor, listener: (view: CityView, round: Round) => void): () => void {
  let followed: Round['actor'] | null = null;
  let leaveRound: (() => void) | null = null;
  const follow = () => {
    const round = roundOf(game.getSnapshot());
    if (round === null || round.actor === followed) return;
    leaveRound?.();
    followed = round.actor;
    const tell = () => listener(cityViewOf(round), round);
    tell();
    const actor: AnyActorRef = round.actor;
    const subscription = actor.subscribe(tell);
    leaveRound = () => subscription.unsubscribe();
  };
  follow();
  const following = game.subscribe(follow);
  return () => {
    following.unsubscribe();
    leaveRound?.();
  };
}
