/**
 * What a game says about itself to players who listen: how to answer, and anything else that a sighted player sees at
 * once. It can depend on the settings, and on the
 * number of questions if the round is a short one. "Choose with keys 1 to 4."
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
  /** Whether letters are answers, so that the keys need Alt. */
  readonly hasLetterAnswers: boolean;
}

/** The number of questions, unless the game says it itself. */
const questionsText = (questions: number | undefined, instructions: string): string =>
  questions === undefined || /\d+ (?:questions|sums)\b/.test(instructions) ? '' : `${questions} questions.`;

const keysText = (hasTimeLimit: boolean, hasLetterAnswers: boolean): string => {
  const key = (letter: string) => (hasLetterAnswers ? `Alt and ${letter}` : letter);
  const noLimit = hasTimeLimit ? `${key('T')} for no time limit, ` : '';
  return `Press ${noLimit}${key('R')} to hear the question again${hasTimeLimit ? ',' : ''} or ${key('F')} for your score.`;
};

/** What a listener needs to know when a round starts: what it is, how many, how to answer, how to have more time. */
export const startAnnouncement = ({
  title,
  questions,
  instructions,
  hasTimeLimit,
  hasLetterAnswers,
}: StartAnnouncement): string =>
  [`${title}.`, questionsText(questions, instructions), instructions, keysText(hasTimeLimit, hasLetterAnswers)]
    .filter((part) => part !== '')
    .join(' ');
