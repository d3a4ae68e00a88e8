import type * as English from '../../../../play/quiz/text';

export const checkAnswer = 'Comprobar';
export const correct = '¡Correcto! ¡Muy bien!';
export const incorrect: typeof English.incorrect = (answer) => `No es correcto. Respuesta: ${answer}`;
export const outOfTime = 'Se acabó el tiempo.';
export const scoreText: typeof English.scoreText = (score, questions) => `${score} de ${questions}`;

export const timeUp = '¡Se acabó el tiempo!';
export const roundOver = '¡Fin de la partida!';
export const gotTo: typeof English.gotTo = (question, questions) =>
  `Has llegado a la pregunta ${question} de ${questions}.`;
export const playAgain = 'Jugar otra vez';
export const mainMenu = 'Menú principal';
export const bestStreak = 'Mejor racha';
