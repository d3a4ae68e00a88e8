const TEXT =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');

/** "twelve"; numbers above sixteen are in digits. */
export const numberToWord = (count: number): string => TEXT[count] ?? String(count);

/** Capitalises the first letter: "Twelve". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
