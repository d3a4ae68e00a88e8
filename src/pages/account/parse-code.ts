import { plainText } from '../../../machines/core/typed-text';

/**
 * The code in typed or pasted text, with any spacing; null if it is not a code. The embedded backend sends six digits.
 * Supabase sends eight by default, or as many from six to ten as its settings say.
 */
export function parseCode(text: string): string | null {
  const bare = plainText(text).replace(/[\s.-]/g, '');
  return /^\d{6,10}$/.test(bare) ? bare : null;
}
