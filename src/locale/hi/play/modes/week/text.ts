import type * as English from '../../../../../play/modes/week/text';

export const back = 'हफ़्ते पर वापस';
export const playOnText: typeof English.playOnText = (minutes) =>
  minutes === 0 ? 'खेलते रहो' : `खेलते रहो (${minutes} मिनट)`;
