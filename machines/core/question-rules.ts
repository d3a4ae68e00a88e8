/*
 * What a game of questions gives to the chart of `question-game.ts`, to be one of its own.
 */
import type { Practised } from '../learning/practised';
import type { Turn } from './events';
import type { GameEvent, GameSession } from './session';
import type { Streak } from './streak';
import type { TimeSetting } from './time-setting';

/** What every round of questions has. */
export interface QuestionRound {
  /** What was given to the question at hand; null while it is open. */
  readonly given: { readonly verdict: 'right' | 'wrong' | 'timeout' } | null;
  readonly score: number;
  readonly streak: Streak;
  /** What a mistake costs, where it costs any: nothing in practice. */
  readonly lives?: number | null;
}

/** So many questions are practised at once, at most. */
export const MAX_PRACTISED = 10;

/** What such a game is played with. A game without a time setting has no clock: each next question waits for the player. */
export interface QuestionSettings {
  readonly time?: TimeSetting;
}

/** The names that the page shows for the states; those that a game does not name are called as they are here. */
export const STATE_NAMES = {
  menu: 'menu',
  playing: 'playing',
  lead: 'opening',
  asking: 'asking',
  feedback: 'feedback',
  result: 'finished',
};

/** What makes a game of questions one of its own: pure functions over its round. Limits are seconds, null for none. */
export interface QuestionRules<Settings, Round, Answer, Event> {
  readonly id: string;
  readonly states?: Partial<typeof STATE_NAMES>;
  readonly newRound: (seed: number, settings: Settings) => Turn<Round, Event>;
  readonly withNextQuestion: (round: Round, seed: number, settings: Settings) => Turn<Round, Event>;
  /** The round at the question of another one: so a question that went wrong is asked again. */
  readonly withQuestionOf: (round: Round, missed: Round) => Turn<Round, Event>;
  /** What the question at hand practises, or did once it is answered; null where nothing can be said of it. */
  readonly practised: (round: Round) => Practised | null;
  /** Given where no question may come twice in a round. */
  readonly asksOnce?: true;
  /** Given where a question that went wrong comes again at once, until it is right. */
  readonly repeats?: true;
  /**
   * The round after an answer; null is none in time. While it leaves `given` as null, the question is still open: something
   * was chosen that decides nothing yet.
   */
  readonly answered: (round: Round, answer: Answer | null, session: GameSession<Settings, Round>) => Turn<Round, Event>;
  /** Whether this can be answered at all; any answer can, if nothing is said. */
  readonly accepts?: (round: Round, answer: Answer) => boolean;
  /** Whether no question comes after the one that was answered. */
  readonly isOver?: (round: Round) => boolean;
  readonly questionSeconds?: (settings: Settings) => number | null;
  readonly roundSeconds?: (settings: Settings) => number | null;
  /** What comes before each question can be answered: how long it takes, and the round after it. */
  readonly lead?: {
    readonly ms: (round: Round) => number;
    readonly over: (round: Round) => Turn<Round, Event>;
    /** Whether a mistake can still be read meanwhile. */
    readonly tellsMistake?: (round: Round) => boolean;
  };
  /** How long an answer is shown before the next question comes, or before its next step is shown; 0 for not at all. */
  readonly feedbackMs: (round: Round) => number;
  /** The round with one more step of its feedback shown; null where all is shown. */
  readonly withNextStep?: (round: Round) => Turn<Round, Event> | null;
  /** A message that stands over the next questions: how long it does (null where there is none), and the round without it. */
  readonly message?: {
    readonly ms: (round: Round, settings: Settings) => number | null;
    readonly cleared: (round: Round) => Round;
    /** Whether it tells of a mistake. */
    readonly tellsMistake?: (round: Round) => boolean;
  };
  /** Whether nothing was answered yet; given where other settings can be chosen in the middle of a round. */
  readonly isUnanswered?: (round: Round) => boolean;
  /** The settings that a reset goes back to. */
  readonly resetSettings?: Partial<Settings>;
  /** The kind of round whose bests are kept together. */
  readonly kindOfRound: (settings: Settings) => string;
}

/** What a player can do in a game of questions. */
export type QuestionEvent<Settings, Answer> =
  | GameEvent<Settings>
  | { type: 'ANSWER'; answer: Answer }
  /** "Wait, show me": what was wrong stays, and the clocks stand, until the player goes on. */
  | { type: 'WAIT' }
  /** The message has stood long enough. */
  | { type: 'MESSAGE_OVER' };
