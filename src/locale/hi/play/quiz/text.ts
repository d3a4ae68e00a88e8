import type * as English from '../../../../play/quiz/text';

export const checkAnswer = 'जवाब जाँचो';
export const correct = 'सही! बहुत बढ़िया!';
export const incorrect: typeof English.incorrect = (answer) => `यह सही नहीं है। जवाब: ${answer}`;
export const outOfTime = 'समय ख़त्म।';
export const scoreText: typeof English.scoreText = (score, questions) => `${questions} में से ${score}`;

export const timeUp = 'समय ख़त्म!';
export const roundOver = 'दौर पूरा!';
export const gotTo: typeof English.gotTo = (question, questions) => `${questions} में से सवाल ${question} तक पहुँचे।`;
export const playAgain = 'फिर खेलो';
export const mainMenu = 'मुख्य मेनू';
export const bestStreak = 'सबसे लंबा सिलसिला';
