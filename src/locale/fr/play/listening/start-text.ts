import type * as English from '../../../../play/listening/start-text';

export const questionsText: typeof English.questionsText = (questions, instructions) =>
  questions === undefined || /\d+ (?:questions|calculs)\b/.test(instructions) ? '' : `${questions} questions.`;

export const keysText: typeof English.keysText = (hasTimeLimit, needsAlt) => {
  const key = (letter: string): string => (needsAlt ? `Alt et ${letter}` : letter);
  const noLimit = hasTimeLimit ? `${key('T')} pour jouer sans limite de temps, ` : '';
  return `Appuie sur ${noLimit}${key('R')} pour réentendre la question, ou ${key('F')} pour ton score.`;
};
