export const score = 'Score';
export const streak = 'Streak';
export const level = 'Level';
export const time = 'Time';
export const answerIn = 'Answer in';
export const secondsText = (seconds: number): string => `${seconds} s`;
export const best = 'Best';
export const accuracy = 'Accuracy';
export const percentText = (percent: number): string => `${percent}%`;
export const question = 'Question';
export const ofText = (number: number, all: number): string => `${number} of ${all}`;
export const answered = 'Answered';
export const combo = 'Combo';
export const lives = 'Lives';
export const fixed = 'Fixed';
export const fixedNow = 'Fixed!';

/** Points in a sentence, which are left out if the score is hidden: "+10 points!" */
export const POINTS = /\+?[\d,]+ points[!.:]?/;
/** A sentence with a count. If the score is hidden, `wellDone` takes its place. */
export const COUNT = /\d|\bone\b/;
export const wellDone = 'Well done!';
