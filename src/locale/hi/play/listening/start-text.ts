import type * as English from '../../../../play/listening/start-text';

export const questionsText: typeof English.questionsText = (questions, instructions) =>
  questions === undefined || /\d+ सवाल/.test(instructions) ? '' : `${questions} सवाल।`;

export const keysText: typeof English.keysText = (hasTimeLimit, needsAlt) => {
  const key = (letter: string): string => (needsAlt ? `Alt और ${letter}` : letter);
  const noLimit = hasTimeLimit ? `बिना समय सीमा के लिए ${key('T')}, ` : '';
  return `${noLimit}सवाल फिर सुनने के लिए ${key('R')}, और अंकों के लिए ${key('F')} दबाओ।`;
};
