import { plainText } from '../../../machines/core/typed-text';

/**
 * The code in what was typed or pasted, however it is spaced; null where it is none. The embedded backend sends six digits,
 * a Supabase eight, or as many from six to ten as its settings say.
 */
export function digitsIn(text: string): string | null {
  const bare = plainText(text).replace(/[\s.-]/g, '');
  return /^\d{6,10}$/.test(bare) ? bare : null;
}
