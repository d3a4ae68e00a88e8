import type { KeyboardEvent } from 'react';

/**
 * For a button that takes the focus by itself: the Enter that was pressed for what stood there before, and is still held,
 * does not press it. A child that answers and keeps the key down would never see the explanation, or would answer the next
 * question unread.
 */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
