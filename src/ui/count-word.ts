const TEXT =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');

/** A small count in a word: "twelve"; a larger one in digits. */
export const countWord = (count: number): string => TEXT[count] ?? String(count);

/** A text as a sentence begins: "Twelve". */
export const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
