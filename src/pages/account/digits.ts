/** The six digits in what was typed or pasted, however they are spaced; null where there are not six. */
export function digitsIn(text: string): string | null {
  const bare = text.normalize('NFKC').replace(/[\s\u200b-\u200f\u2060.-]/g, '');
  return /^\d{6}$/.test(bare) ? bare : null;
}
