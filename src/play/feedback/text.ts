export const lookFirst = 'Look at this one first.';
export const waitForMe = 'Wait, show me';
export const goOn = 'Go on';
export const next = 'Next';
export const myTurn = 'My turn';
