/* Whether answers are multiple choice, instead of typed or built from many choices. */
import { type AnswerTraits, hasMultipleChoice } from '../../catalogue/multiple-choice';
import { scanningStore } from '../../device/scanning';
import type { UrlOptions } from '../../device/url-options';

/** The part of a round's settings that stores the answer mode. Absent if answers are typed. */
export interface AnswerSetting {
  readonly answers?: unknown;
}

interface Answers {
  readonly answers?: 'choice';
}

/** Valid values of a link's `answers` parameter. */
export const ANSWER_OPTIONS = ['choice'] as const;

/** Whether the player uses one switch, and so cannot type. */
export const isOneSwitchOn = (): boolean => scanningStore.read() !== null;

export const isMultipleChoice = (game: AnswerTraits, settings: object): boolean =>
  hasMultipleChoice(game) && 'answers' in settings && settings.answers === 'choice';

const answersOf = (game: AnswerTraits, isChosen: boolean): Answers =>
  hasMultipleChoice(game) && isChosen ? { answers: 'choice' } : {};

/** The answer mode that a link asks for. */
export const answersInLink = (game: AnswerTraits, { setting }: UrlOptions): Answers =>
  answersOf(game, setting('answers', ANSWER_OPTIONS) !== null);

/** The answer mode that a link asks for, or multiple choice for a player with one switch. */
export const initialAnswers = (game: AnswerTraits, { setting }: UrlOptions, hasOneSwitch = isOneSwitchOn()): Answers =>
  answersOf(game, hasOneSwitch || setting('answers', ANSWER_OPTIONS) !== null);
