import { useCallback, useState } from 'react';

/** A stable function that passes an error to React, and so to the error boundary around the page. */
export function useThrowToBoundary(): (error: unknown) => void {
  const [, setState] = useState(null);
  return useCallback((error: unknown) => {
    setState(() => {
      throw error;
    });
  }, []);
}
