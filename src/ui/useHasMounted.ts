import { startTransition, useEffect, useState } from 'react';

/**
 * False at first, true a moment later. Pictures that may come after all else wait for it: each is a document of its own to
 * the browser, which takes a slow device ten milliseconds and more.
 */
export function useHasMounted(): boolean {
  const [hasMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return hasMounted;
}
