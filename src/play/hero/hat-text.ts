export const won = 'You won a hat! ';
/** `call` names the hat: "A straw hat!" */
export const wonText = (call: string): string => `You won a hat! ${call}`;
export const takeOff = 'Take it off';
export const putOn = 'Put it on';
