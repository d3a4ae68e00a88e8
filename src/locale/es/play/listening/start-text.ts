import type * as English from '../../../../play/listening/start-text';

export const questionsText: typeof English.questionsText = (questions, instructions) =>
  questions === undefined || /\d+ (?:preguntas|cuentas)\b/.test(instructions) ? '' : `${questions} preguntas.`;

export const keysText: typeof English.keysText = (hasTimeLimit, needsAlt) => {
  const key = (letter: string): string => (needsAlt ? `Alt y ${letter}` : letter);
  const noLimit = hasTimeLimit ? `${key('T')} para jugar sin límite de tiempo, ` : '';
  return `Pulsa ${noLimit}${key('R')} para oír otra vez la pregunta o ${key('F')} para oír tus puntos.`;
};
