import type * as English from '../../../../../games/times-tables/text/time';

export const announcedTime: typeof English.announcedTime = (seconds) =>
  seconds < 60 ? `${seconds} सेकंड` : `${Math.floor(seconds / 60)} मिनट ${seconds % 60} सेकंड`;
