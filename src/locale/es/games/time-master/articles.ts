/* Written times with their articles. */

const NOON = 'mediodía';
const MIDNIGHT = 'medianoche';

const isOne = (written: string): boolean => /^0?1\b/.test(written);

/** A written time in a sentence: "la 1:20 PM", "las 3 y cuarto", "el mediodía". */
export function withArticle(written: string): string {
  if (written === NOON) return `el ${written}`;
  return written === MIDNIGHT || isOne(written) ? `la ${written}` : `las ${written}`;
}
/** The same at the start of a sentence. */
export function withArticleAtStart(written: string): string {
  if (written === NOON) return `El ${written}`;
  return written === MIDNIGHT || isOne(written) ? `La ${written}` : `Las ${written}`;
}
/** "son las 3:45", "es la 1:45" */
export const itIs = (written: string): string => `${isOne(written) ? 'es' : 'son'} ${withArticle(written)}`;
/** "Las 3:45 vienen", "La 1:45 viene" */
export const comesAtStart = (written: string): string =>
  `${withArticleAtStart(written)} ${withArticle(written).startsWith('las') ? 'vienen' : 'viene'}`;
