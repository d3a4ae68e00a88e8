/** Ends a text with a full stop, unless it has an end of its own. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
