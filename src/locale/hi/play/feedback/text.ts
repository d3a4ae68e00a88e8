export const lookFirst = 'पहले इसे देखो।';
export const waitForMe = 'रुको, मुझे दिखाओ';
export const goOn = 'आगे बढ़ो';
export const next = 'अगला';
export const myTurn = 'मेरी बारी';
