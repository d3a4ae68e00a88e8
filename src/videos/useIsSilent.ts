import { type RefObject, useEffect, useState } from 'react';
import { PLAYER_HOST } from './addresses';

/** For so long what has loaded in the player's place may say nothing. */
const SILENT_MS = 8000;
/** How often it is asked: a player that is not whole yet hears nothing. */
const ASKED_EACH_MS = 1000;

/** With these words the player is asked to speak; they hold nothing that another page may not hear. */
const LISTENING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/**
 * Whether what has loaded in a frame is probably no player: it does not speak. A filter's page in its place is seen by
 * nothing else: the browser tells neither its address nor its words.
 */
export function useIsSilent(frame: RefObject<HTMLIFrameElement | null>, attempt: number): boolean {
  const [silent, setSilent] = useState<number | null>(null);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    let asking: ReturnType<typeof setInterval> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearInterval(asking);
      clearTimeout(patience);
    };
    const ask = () => current.contentWindow?.postMessage(LISTENING, '*');
    const onLoad = () => {
      stop();
      ask();
      asking = setInterval(ask, ASKED_EACH_MS);
      patience = setTimeout(() => setSilent(attempt), SILENT_MS);
    };
    const onMessage = ({ origin, source }: MessageEvent) => {
      if (origin !== PLAYER_HOST || source !== current.contentWindow) return;
      stop();
      watching.abort();
      // It may have been slow, and speak after all.
      setSilent(null);
    };
    current.addEventListener('load', onLoad, { signal });
    addEventListener('message', onMessage, { signal });
    return () => {
      stop();
      watching.abort();
    };
  }, [frame, attempt]);
  return silent === attempt;
}
