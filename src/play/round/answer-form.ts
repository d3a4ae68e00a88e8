/* Whether answers that are usually typed are chosen from candidates. */
import type { Game } from '../../catalogue/define-game';
import { scanningStore } from '../../device/scanning';
import type { UrlOptions } from '../../device/url-options';

/** The part of a round's settings that says so. It is absent if answers are typed. */
export interface AnswerSetting {
  readonly answers?: unknown;
}

interface Answers {
  readonly answers?: 'choice';
}

type Answerable = Pick<Game, 'hasTypedAnswers'>;

/** The values that a link can give to the setting. */
export const ANSWER_OPTIONS = ['choice'] as const;

/** Whether the player uses one switch, with which nothing can be typed. */
export const isBySwitch = (): boolean => scanningStore.read() !== null;

export const isByChoice = ({ hasTypedAnswers }: Answerable, settings: object): boolean =>
  hasTypedAnswers === true && 'answers' in settings && settings.answers === 'choice';

const answersOf = (game: Answerable, isChosen: boolean): Answers =>
  game.hasTypedAnswers && isChosen ? { answers: 'choice' } : {};

/** What a link asks for. */
export const linkedAnswers = (game: Answerable, { setting }: UrlOptions): Answers =>
  answersOf(game, setting('answers', ANSWER_OPTIONS) !== null);

/** What a link asks for, or what a player with one switch needs. */
export const initialAnswers = (game: Answerable, { setting }: UrlOptions, hasOneSwitch = isBySwitch()): Answers =>
  answersOf(game, hasOneSwitch || setting('answers', ANSWER_OPTIONS) !== null);
