/* The rules that a question game passes to the state chart in `question-game.ts`. */
import type { PractisedSkill } from '../learning/practised-skill';
import type { RoundUpdate } from './events';
import type { ChoiceSetting, GameEvent, GameSession } from './session';
import type { Streak } from './streak';
import type { TimeSetting } from './time-setting';

export interface QuestionRound {
  /** The verdict on the current question; null while it is open. */
  readonly given: { readonly verdict: 'right' | 'wrong' | 'timeout' } | null;
  readonly score: number;
  readonly streak: Streak;
  /** Lives left, in a game that has them. Practice does not use them up. */
  readonly lives?: number | null;
}

/** The maximum number of missed questions in one practice round. */
export const MAX_PRACTICE_QUESTIONS = 10;

/** A game without a time setting has no clock: each question waits until the player presses Next. */
export interface QuestionSettings extends ChoiceSetting {
  readonly time?: TimeSetting;
}

/** The state names shown on the page, unless a game uses other names. */
export const STATE_NAMES = {
  menu: 'menu',
  playing: 'playing',
  turn: 'turn',
  example: 'example',
  lead: 'opening',
  asking: 'asking',
  feedback: 'feedback',
  result: 'finished',
};

/** Time limits in seconds; null for none. By default there are none. */
export interface QuestionLimits<Settings> {
  readonly question?: (settings: Settings) => number | null;
  readonly round?: (settings: Settings) => number | null;
}

/** Which question follows an answer. By default a round goes on, and chance decides whether a question is repeated. */
export interface QuestionCourse<Round> {
  /** Whether the question that was just answered was the last one. */
  readonly isOver?: (round: Round) => boolean;
  /** Set if no question may be asked twice in a round. */
  readonly asksOnce?: true;
  /** Set if a question that was answered wrong is repeated immediately until the answer is right. */
  readonly repeats?: true;
}

/**
 * How easy a question has to be: for the youngest, for children for whom the easiest difficulty is right, or just as
 * its difficulty says.
 */
export type Ease = 'gentle' | 'easy' | 'usual';

/** How the difficulty follows a child whose questions are picked from its memory, unless a link asks for one. */
export interface QuestionGuidance<Settings, Round> {
  /** These settings with each difficulty, easiest first, as far as answers are given in the same way. */
  readonly difficulties: (settings: Settings) => readonly Settings[];
  /** Whether a question that was drawn is as easy as it has to be. */
  readonly suits: (round: Round, ease: Ease) => boolean;
}

/** What is shown before and after a question, apart from the feedback itself. Durations are in milliseconds. */
export interface QuestionDisplay<Settings, Round, Event> {
  /** A lead-in before a question can be answered: its duration, and the round after it. */
  readonly lead?: {
    readonly ms: (round: Round) => number;
    readonly over: (round: Round) => RoundUpdate<Round, Event>;
    /** Whether the player can still read a mistake during the lead-in. */
    readonly showsMistake?: (round: Round) => boolean;
  };
  /** The round after one more step of its feedback; null when all steps have been shown. */
  readonly withNextStep?: (round: Round) => RoundUpdate<Round, Event> | null;
  /** A message that stays during the next questions: its duration (null for no limit), and the round without it. */
  readonly message?: {
    readonly ms: (round: Round, settings: Settings) => number | null;
    readonly cleared: (round: Round) => Round;
    /** Whether the message is about a mistake. */
    readonly showsMistake?: (round: Round) => boolean;
  };
}

/** What happens to a round when its settings change. */
export interface QuestionChanges<Settings, Round> {
  /** Whether nothing has been answered yet. Needed if settings can change in the middle of a round. */
  readonly isUnanswered?: (round: Round) => boolean;
  /** The settings that a reset restores. */
  readonly resetSettings?: Partial<Settings>;
}

/** Everything specific to one game, as pure functions of its round. */
export interface QuestionRules<Settings, Round, Answer, Event> {
  readonly id: string;
  readonly states?: Partial<typeof STATE_NAMES>;
  readonly newRound: (seed: number, settings: Settings) => RoundUpdate<Round, Event>;
  readonly withNextQuestion: (round: Round, seed: number, settings: Settings) => RoundUpdate<Round, Event>;
  /** For a round that is mixed for one child, if it asks more or less than a link with the same settings. */
  readonly mixed?: Pick<QuestionRules<Settings, Round, Answer, Event>, 'newRound' | 'withNextQuestion'>;
  /** Swaps in the question from another round, so that a missed question can be asked again. */
  readonly withMissedQuestion: (round: Round, missed: Round) => RoundUpdate<Round, Event>;
  /** The round with the current question solved and explained as after a mistake. Left out in games without examples. */
  readonly withSolution?: (round: Round) => Round;
  /** The skill that the current question practises, also after it is answered; null if nothing can be said about it. */
  readonly getPractisedSkill: (round: Round) => PractisedSkill | null;
  /**
   * The round after an answer; null means that time ran out. If `given` is still null, the question is still open: the
   * player's choice has not decided it yet.
   */
  readonly applyAnswer: (
    round: Round,
    answer: Answer | null,
    session: GameSession<Settings, Round>,
  ) => RoundUpdate<Round, Event>;
  /** Whether this is a possible answer at all. By default every answer is. */
  readonly isPossibleAnswer?: (round: Round, answer: Answer) => boolean;
  /**
   * How long an answer is shown before the next question or the next step of feedback, in milliseconds; 0 to skip this.
   */
  readonly feedbackMs: (round: Round) => number;
  /** The key for this kind of round, which has its own best scores. */
  readonly getRoundKind: (settings: Settings) => string;
  readonly limits?: QuestionLimits<Settings>;
  /** How the difficulty can follow a child. Left out in games that have only one, or change it themselves. */
  readonly guidance?: QuestionGuidance<Settings, Round>;
  readonly course?: QuestionCourse<Round>;
  readonly display?: QuestionDisplay<Settings, Round, Event>;
  readonly changes?: QuestionChanges<Settings, Round>;
}

export type QuestionEvent<Settings, Answer> =
  | GameEvent<Settings>
  | { type: 'ANSWER'; answer: Answer }
  /** "Wait, show me": keeps a mistake on screen and stops the clocks until the player continues. */
  | { type: 'WAIT' }
  /** The message's time is up. */
  | { type: 'MESSAGE_OVER' };
