import { type RefObject, useEffect, useState } from 'react';
import { PLAYER_HOST } from './entry-urls';

/** How long the frame can stay silent after loading. */
const SILENT_MS = 8000;
/** How often to ask. A player that is still starting does not receive messages. */
const ASKED_EACH_MS = 1000;

/** Asks the player to send messages. It does not contain anything private, because another page may receive it. */
const LISTENING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/**
 * Whether a loaded frame is probably not a player, because it does not send messages. There is no other way to detect a
 * filter's page in its place: the browser does not reveal its URL or its content.
 */
export function useIsPlayerSilent(frame: RefObject<HTMLIFrameElement | null>, attempt: number): boolean {
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
      // A slow player can still start sending messages.
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
