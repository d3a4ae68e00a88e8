import { useCallback, useState } from 'react';

/** A stable function that throws an error in React, so that the surrounding error boundary catches it. */
export function useThrowToBoundary(): (error: unknown) => void {
  const [, setState] = useState(null);
  return useCallback((error: unknown) => {
    setState(() => {
      throw error;
    });
  }, []);
}
