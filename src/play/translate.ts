/**
 * The `translate` attribute of a question: its words may be translated by the browser. An equation may not, since a
 * translator reorders it or takes "x" for a letter.
 */
export const translateOf = (question: string): 'yes' | 'no' => (/\p{Letter}{2}/u.test(question) ? 'yes' : 'no');
