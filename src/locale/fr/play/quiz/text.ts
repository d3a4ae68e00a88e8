import type * as English from '../../../../play/quiz/text';

export const checkAnswer = 'Vérifier';
export const correct = 'Juste\u202f! Bravo\u202f!';
export const incorrect: typeof English.incorrect = (answer) => `Ce n’est pas ça. Réponse\u00a0: ${answer}`;
export const outOfTime = 'Le temps est écoulé.';
export const scoreText: typeof English.scoreText = (score, questions) => `${score} sur ${questions}`;

export const timeUp = 'Le temps est écoulé\u202f!';
export const roundOver = 'Partie finie\u202f!';
export const gotTo: typeof English.gotTo = (question, questions) => `Tu es à la question ${question} sur ${questions}.`;
export const playAgain = 'Rejouer';
export const mainMenu = 'Menu principal';
export const bestStreak = 'Meilleure série';
