export const FULL_STOP: string = '.';

/** Ends a text with a full stop, unless it has an end of its own. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : text + FULL_STOP);
