import { useEffect, useState } from 'react';
import { listensHere } from './listening';

/** Whether this device recognises speech by itself; false until it has said so. */
export function useListensHere(): boolean {
  const [listens, setListens] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = await listensHere();
      if (isWanted) setListens(answer);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, []);
  return listens;
}
