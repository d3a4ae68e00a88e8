import { asSentence } from '../internal/sentence-text';
import { keysText, questionsText } from './start-text';

/**
 * Instructions for players who listen: how to answer, and anything that sighted players can see at a glance. They can
 * depend on the settings and, in a short round, on the number of questions. For example "Choose with keys 1 to 4."
 */
export type ListenerText = { readonly start: string } | { start(settings: object, questions?: number): string };

export const instructionsFor = (ear: ListenerText, settings: object, questions?: number): string =>
  typeof ear.start === 'string' ? ear.start : ear.start(settings, questions);

interface StartAnnouncement {
  readonly title: string;
  /** Number of questions in the round, if it is fixed. */
  readonly questions?: number | undefined;
  readonly instructions: string;
  readonly hasTimeLimit: boolean;
  /** Whether answers can contain letters, in which case the shortcuts need Alt. */
  readonly hasLetterAnswers: boolean;
}

/** Everything a listener needs at the start of a round: the game, how many questions, how to answer, and the shortcuts. */
export const startAnnouncement = ({
  title,
  questions,
  instructions,
  hasTimeLimit,
  hasLetterAnswers,
}: StartAnnouncement): string =>
  [asSentence(title), questionsText(questions, instructions), instructions, keysText(hasTimeLimit, hasLetterAnswers)]
    .filter((part) => part !== '')
    .join(' ');
