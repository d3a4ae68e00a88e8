/* Whether answers are chosen from a few candidates, instead of typed or put together from many choices. */
import { type AnswerTraits, hasMultipleChoice } from '../../catalogue/multiple-choice';
import { scanningStore } from '../../device/scanning';
import type { UrlOptions } from '../../device/url-options';

/** The part of a round's settings that says so. It is absent if answers are typed. */
export interface AnswerSetting {
  readonly answers?: unknown;
}

interface Answers {
  readonly answers?: 'choice';
}

/** The values that a link can give to the setting. */
export const ANSWER_OPTIONS = ['choice'] as const;

/** Whether the player uses one switch, with which nothing can be typed. */
export const isOneSwitchOn = (): boolean => scanningStore.read() !== null;

export const isMultipleChoice = (game: AnswerTraits, settings: object): boolean =>
  hasMultipleChoice(game) && 'answers' in settings && settings.answers === 'choice';

const answersOf = (game: AnswerTraits, isChosen: boolean): Answers =>
  hasMultipleChoice(game) && isChosen ? { answers: 'choice' } : {};

/** What a link asks for. */
export const answersInLink = (game: AnswerTraits, { setting }: UrlOptions): Answers =>
  answersOf(game, setting('answers', ANSWER_OPTIONS) !== null);

/** What a link asks for, or what a player with one switch needs. */
export const initialAnswers = (game: AnswerTraits, { setting }: UrlOptions, hasOneSwitch = isOneSwitchOn()): Answers =>
  answersOf(game, hasOneSwitch || setting('answers', ANSWER_OPTIONS) !== null);
