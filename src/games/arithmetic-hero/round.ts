import type { AnyActorRef } from 'xstate';
import type { ArcadeActor } from '../../../machines/arithmetic-hero/arcade';
import type { Battle, BattleEvent, Emitted } from '../../../machines/arithmetic-hero/battle';
import type { ChallengeActor } from '../../../machines/arithmetic-hero/challenge';
import type { ArithmeticHeroActor, ArithmeticHeroSnapshot } from '../../../machines/arithmetic-hero/machine';
import { type PracticeActor, type PracticeSnapshot, practiceCard } from '../../../machines/arithmetic-hero/practice';
import { RULES } from '../../../machines/arithmetic-hero/rules';
import type { Answered } from '../../../machines/core/events';
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

/** How many right answers in a row a round has come to. */
export function streakOf({ mode, actor }: Round): number {
  return mode === 'practice' ? actor.getSnapshot().context.streak.now : actor.getSnapshot().context.battle.streak.now;
}

/** The points of a round that would be lost with it; practice has none. */
export const scoreOf = ({ mode, actor }: Round): number =>
  mode === 'practice' ? 0 : actor.getSnapshot().context.battle.score;

/** The state of the whole game as `data-state` names it: the game's own, with that of the mode at play. */
export function gameStateName(snapshot: ArithmeticHeroSnapshot): string {
  const round = roundOf(snapshot);
  const own = stateName(snapshot.value);
  return round && snapshot.matches('playing') ? `${own}.${stateName(round.actor.getSnapshot().value)}` : own;
}

/** What of the game is shown: its own state, which stays the same all through a round. */
export const shownOf = ({ value }: ArithmeticHeroSnapshot): string => stateName(value);

const ofBattle = ({ cards, shield }: Battle, isOpen: boolean): Pick<CityView, 'cards' | 'shield'> => ({
  cards: isOpen ? cards : [],
  shield,
});

const ofPractice = (snapshot: PracticeSnapshot): Pick<CityView, 'cards' | 'shield'> => ({
  cards: snapshot.matches('asking') || snapshot.matches('wrong') ? [practiceCard(snapshot.context)] : [],
  shield: RULES.shield.full,
});

/** What the scene shows of a round now. */
function cityViewOf({ mode, actor }: Round): CityView {
  const round = actor.sessionId;
  if (mode === 'practice') return { round, wave: 0, ...ofPractice(actor.getSnapshot()) };
  const snapshot = actor.getSnapshot();
  const isOpen = snapshot.status === 'active' && snapshot.value !== 'unlocked';
  const wave = 'wave' in snapshot.context ? snapshot.context.wave : 0;
  return { round, wave, ...ofBattle(snapshot.context.battle, isOpen) };
}

/**
 * Where the picture may take the place of the page: in an empty sky, as a wave begins, and between two sums of a round
 * in which one waits at a time.
 */
export const isCitySeam = (before: CityView, { cards, wave }: CityView): boolean =>
  cards.length === 0 ||
  wave > before.wave ||
  cards.some(({ problem, fall }) => fall === null && problem !== before.cards[0]?.problem);

/** Follows the rounds of a game, whichever mode is at play: begins with each, and leaves it by the function it is given. */
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
  const following = game.subscribe(follow);
  return () => {
    following.unsubscribe();
    leaveRound?.();
  };
}

/** Calls the listener with what the scene shows of the round at play, at once and after every change. */
export const watchCity = (game: ArithmeticHeroActor, listener: (view: CityView) => void): (() => void) =>
  followRounds(game, (round) => {
    const notify = () => listener(cityViewOf(round));
    notify();
    const actor: AnyActorRef = round.actor;
    const watching = actor.subscribe(notify);
    return () => watching.unsubscribe();
  });

/** Calls the listener with each thing that happens in the round at play. */
export const listenToRounds = (
  game: ArithmeticHeroActor,
  listener: (event: BattleEvent, round: Round) => void,
): (() => void) =>
  followRounds(game, (round) => {
    // The first wave of the arcade began before anybody could listen.
    const news = round.mode === 'arcade' ? round.actor.getSnapshot().context.battle.news : null;
    if (news !== null) listener(news.event, round);
    const hearing = round.actor.on('*', (event: Emitted) => {
      if (event.type !== 'answered') listener(event, round);
    });
    return () => hearing.unsubscribe();
  });

/** Calls the listener with what is to be remembered of each answer in the round at play. */
export const listenToAnswers = (game: ArithmeticHeroActor, listener: (event: Answered) => void): (() => void) =>
  followRounds(game, (round) => {
    const hearing = round.actor.on('answered', listener);
    return () => hearing.unsubscribe();
  });
