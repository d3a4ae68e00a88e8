import { useCallback, useState } from 'react';

/** Gives a way to hand an error to React, and so to the boundary around the page; it is always the same function. */
export function useBreaking(): (error: unknown) => void {
  const [, setState] = useState(null);
  return useCallback((error: unknown) => {
    setState(() => {
      throw error;
    });
  }, []);
}
