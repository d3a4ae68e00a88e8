/**
 * The `translate` attribute of a question. Browsers may translate words, but not equations, because they would reorder
 * them or read "x" as a letter.
 */
export const translateAttribute = (question: string): 'yes' | 'no' => (/\p{Letter}{2}/u.test(question) ? 'yes' : 'no');
