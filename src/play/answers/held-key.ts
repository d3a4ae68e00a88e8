import type { KeyboardEvent } from 'react';

/**
 * For buttons that take the focus automatically: ignores an Enter key that is still held down from before. Otherwise a
 * child who answers and keeps the key down would skip the explanation, or answer the next question unread.
 */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
