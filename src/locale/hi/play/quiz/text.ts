import type * as English from '../../../../play/quiz/text';

export const checkAnswer = 'जवाब जाँचो';
export const correct = 'सही! बहुत बढ़िया!';
export const incorrect: typeof English.incorrect = (answer) => `यह सही नहीं है। जवाब: ${answer}`;
export const outOfTime = 'समय खत्म।';
export const scoreText: typeof English.scoreText = (score, questions) => `${questions} में से ${score}`;

export const timeUp = 'समय खत्म!';
export const roundOver = 'दौर पूरा!';
export const gotTo: typeof English.gotTo = (question, questions) => `${questions} में से सवाल ${question} तक बात पहुँची।`;
export const playAgain = 'फिर खेलो';
export const mainMenu = 'मुख्य मेनू';
export const bestStreak = 'लगातार सबसे ज़्यादा';
