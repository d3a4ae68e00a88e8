import type * as English from '../../../../../games/times-tables/text/time';

export const announcedTime: typeof English.announcedTime = (seconds) =>
  seconds < 60 ? `${seconds}\u00A0s` : `${Math.floor(seconds / 60)}\u00A0min ${seconds % 60}\u00A0s`;
