import { useEffect, useState } from 'react';
import { type Listening, listensHere } from './listening';

/** Whether answers can be spoken on this page; `no` until the device has answered. */
export function useListensHere(): Listening {
  const [listens, setListens] = useState<Listening>('no');
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
