/* The rules that a game of questions passes to the state chart in `question-game.ts`. */
import type { Practised } from '../learning/practised';
import type { Turn } from './events';
import type { GameEvent, GameSession } from './session';
import type { Streak } from './streak';
import type { TimeSetting } from './time-setting';

export interface QuestionRound {
  /** The verdict on the current question; null while it is open. */
  readonly given: { readonly verdict: 'right' | 'wrong' | 'timeout' } | null;
  readonly score: number;
  readonly streak: Streak;
  /** Lives left, in a game that has them; practice does not use them up. */
  readonly lives?: number | null;
}

/** How many missed questions can be practised in one go. */
export const MAX_PRACTISED = 10;

/** A game without a time setting has no clock: each question waits until the player presses Next. */
export interface QuestionSettings {
  readonly time?: TimeSetting;
}

/** The state names that the page shows, unless a game names them differently. */
export const STATE_NAMES = {
  menu: 'menu',
  playing: 'playing',
  lead: 'opening',
  asking: 'asking',
  feedback: 'feedback',
  result: 'finished',
};

/** Everything that is particular to one game: pure functions of its round. Limits are in seconds, null for none. */
export interface QuestionRules<Settings, Round, Answer, Event> {
  readonly id: string;
  readonly states?: Partial<typeof STATE_NAMES>;
  readonly newRound: (seed: number, settings: Settings) => Turn<Round, Event>;
  readonly withNextQuestion: (round: Round, seed: number, settings: Settings) => Turn<Round, Event>;
  /** The round with the question of another round, so that a missed question can be asked again. */
  readonly withQuestionOf: (round: Round, missed: Round) => Turn<Round, Event>;
  /** What the current question practises, or did once it is answered; null where nothing can be said about it. */
  readonly practised: (round: Round) => Practised | null;
  /** Set if no question may be asked twice in a round. */
  readonly asksOnce?: true;
  /** Set if a question that was answered wrong is asked again at once, until it is right. */
  readonly repeats?: true;
  /**
   * The round after an answer; null means that time ran out. While `given` stays null the question is still open: the player
   * chose something that does not decide it yet.
   */
  readonly answered: (round: Round, answer: Answer | null, session: GameSession<Settings, Round>) => Turn<Round, Event>;
  /** Whether this can be an answer at all. By default any answer can. */
  readonly accepts?: (round: Round, answer: Answer) => boolean;
  /** Whether the question that was just answered is the last one. */
  readonly isOver?: (round: Round) => boolean;
  readonly questionSeconds?: (settings: Settings) => number | null;
  readonly roundSeconds?: (settings: Settings) => number | null;
  /** A lead-in before a question can be answered: how long it takes, and the round after it. */
  readonly lead?: {
    readonly ms: (round: Round) => number;
    readonly over: (round: Round) => Turn<Round, Event>;
    /** Whether a mistake can still be read during the lead-in. */
    readonly showsMistake?: (round: Round) => boolean;
  };
  /**
   * How long an answer is shown before the next question or the next step of feedback, in milliseconds; 0 for not at
   * all.
   */
  readonly feedbackMs: (round: Round) => number;
  /** The round with one more step of its feedback; null when all steps are shown. */
  readonly withNextStep?: (round: Round) => Turn<Round, Event> | null;
  /**
   * A message that stays over the next questions: its duration in milliseconds (null for none), and the round without
   * it.
   */
  readonly message?: {
    readonly ms: (round: Round, settings: Settings) => number | null;
    readonly cleared: (round: Round) => Round;
    /** Whether the message is about a mistake. */
    readonly showsMistake?: (round: Round) => boolean;
  };
  /** Whether nothing has been answered yet. Set if settings can change in the middle of a round. */
  readonly isUnanswered?: (round: Round) => boolean;
  /** The settings that a reset restores. */
  readonly resetSettings?: Partial<Settings>;
  /** The kind of round, which has its own bests. */
  readonly kindOfRound: (settings: Settings) => string;
}

export type QuestionEvent<Settings, Answer> =
  | GameEvent<Settings>
  | { type: 'ANSWER'; answer: Answer }
  /** "Wait, show me": keeps a mistake on screen and stops the clocks until the player goes on. */
  | { type: 'WAIT' }
  /** The time of the message is over. */
  | { type: 'MESSAGE_OVER' };
