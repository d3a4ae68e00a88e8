import { useEffect, useState } from 'react';
import { detectSpeechSupport, type SpeechSupport } from './speech-recognition';

/** Whether answers can be spoken on this page; `no` until the device has answered. */
export function useSpeechSupport(): SpeechSupport {
  const [listens, setListens] = useState<SpeechSupport>('no');
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = await detectSpeechSupport();
      if (isWanted) setListens(answer);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, []);
  return listens;
}
