import { startTransition, useEffect, useState } from 'react';

/**
 * False at first, true a moment later. Less important pictures wait for it, because each SVG is a separate document
 * that takes a slow device ten milliseconds or more.
 */
export function useHasMounted(): boolean {
  const [hasMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return hasMounted;
}
