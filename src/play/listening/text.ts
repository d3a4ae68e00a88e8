export const noLimitNow = 'No time limit.';
export const noLimitLater = 'This round still has its time limit. You can turn it off before the next round.';
export const noScore = 'No score yet.';

/** Questions that name their choices do so with this word, and then the choices are not announced again. */
export const NAMES_CHOICES = /\bchoices\b/i;
export const pressForResult = 'Press Enter for your result.';
export const pressToContinue = 'Press Enter to continue.';
export const pressToWait = 'Press W to wait.';
