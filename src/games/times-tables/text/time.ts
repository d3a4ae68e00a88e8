/** A time in words, for announcements: "1 min 5 s". */
export const announcedTime = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
