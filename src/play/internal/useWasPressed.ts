import { useEffect, useState } from 'react';

/** Whether anything has been pressed since this component mounted, which ends its animation immediately. */
export function useWasPressed(): boolean {
  const [isSkipped, setSkipped] = useState(false);
  useEffect(() => {
    const skip = (event: Event) => {
      // A key that is still held down belongs to the previous view.
      if (!(event instanceof KeyboardEvent && event.repeat)) setSkipped(true);
    };
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, []);
  return isSkipped;
}
