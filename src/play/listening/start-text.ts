/** How many questions a round has. Empty if the instructions already say so. */
export const questionsText = (questions: number | undefined, instructions: string): string =>
  questions === undefined || /\d+ (?:questions|sums)\b/.test(instructions) ? '' : `${questions} questions.`;

/** The keys of a round. If answers can contain letters, they need Alt. */
export function keysText(hasTimeLimit: boolean, needsAlt: boolean): string {
  const key = (letter: string): string => (needsAlt ? `Alt and ${letter}` : letter);
  const noLimit = hasTimeLimit ? `${key('T')} for no time limit, ` : '';
  return `Press ${noLimit}${key('R')} to hear the question again${hasTimeLimit ? ',' : ''} or ${key('F')} for your score.`;
}
