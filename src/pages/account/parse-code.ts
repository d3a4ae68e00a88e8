import { normaliseTypedText } from '../../../machines/core/typed-text';

/**
 * The code in typed or pasted text, ignoring spaces; null if it is not a code. The embedded backend sends six digits.
 * Supabase sends eight by default, and can be set to send six to ten.
 */
export function parseCode(text: string): string | null {
  const bare = normaliseTypedText(text).replace(/[\s.-]/g, '');
  return /^\d{6,10}$/.test(bare) ? bare : null;
}
