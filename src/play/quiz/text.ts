export const checkAnswer = 'Check Answer';
export const correct = 'Correct! Great job!';
export const incorrect = (answer: string): string => `Incorrect. Answer: ${answer}`;
export const outOfTime = "Time's up.";
export const scoreText = (score: number, questions: number): string => `${score} of ${questions}`;

export const timeUp = "Time's up!";
export const roundOver = 'Round over!';
export const gotTo = (question: number, questions: number): string =>
  `You got to question ${question} of ${questions}.`;
export const playAgain = 'Play Again';
export const mainMenu = 'Main Menu';
export const bestStreak = 'Best streak';
