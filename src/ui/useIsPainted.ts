import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what it stands in was seen once. Pictures that may come a moment later wait for that: each is a document of its
 * own to the browser, which takes a slow device ten milliseconds and more.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
