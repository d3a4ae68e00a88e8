import ExternalLink from 'lucide-react/icons/external-link';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { PLAYER_HOST, pageOf, playerAddressOf, playerOf } from './addresses';
import type { Entry } from './catalogue';
import { useIsSilent } from './useIsSilent';

interface Props {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** The player of a video or a playlist, with the ways out: Escape, Close, and the video site itself. */
export function Player({ entry, onClose }: Props) {
  const [attempt, setAttempt] = useState(0);
  const isBlocked = useIsBlocked(attempt);
  const frame = useRef<HTMLIFrameElement>(null);
  const isSilent = useIsSilent(frame, attempt);
  const close = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  // It is wider than its picture, and may begin a row of its own below it.
  useEffect(() => {
    close.current?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div ref={whole} className="player">
      <div className="grid aspect-video max-h-[70vh] w-full bg-night text-white">
        {isBlocked ? (
          <div className="grid place-content-center justify-items-center gap-4 p-4 text-center" role="alert">
            <WifiOff aria-hidden className="icon size-10" />
            <p>
              <b>The video cannot be shown here.</b> You may be offline, or this network does not let YouTube through.
            </p>
            <Button icon={<RotateCcw aria-hidden className="icon" />} onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          </div>
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs all that a sandbox could withhold
          <iframe
            ref={frame}
            key={attempt}
            className="size-full"
            src={playerOf(entry)}
            title={entry.title}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            // Without a referrer the player answers "error 153".
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      {/* Below the frame, not in its place: a player that is only slow goes on. */}
      <div role="status">{isSilent && !isBlocked && <FilterNote entry={entry} />}</div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-border px-4 py-1 text-(length:--text-small) font-bold">
        <a
          href={pageOf(entry)}
          target="_blank"
          rel="noreferrer"
          aria-label="Watch on YouTube (opens in a new tab)"
          className="inline-flex min-h-(--target) items-center gap-1.5 text-text-link"
        >
          Watch on YouTube
          <ExternalLink aria-hidden className="icon size-4.5" />
        </a>
        <button
          ref={close}
          type="button"
          className="inline-flex min-h-(--target) items-center gap-1.5 rounded-round px-3 font-bold hover:bg-surface-sunken"
          onClick={onClose}
        >
          <X aria-hidden className="icon size-4.5" />
          Close
        </button>
      </div>
    </div>
  );
}

/** What is probably wrong where something else than the player has loaded, and what to do about it. */
const FilterNote = ({ entry }: { readonly entry: Entry }) => (
  <div className="grid gap-2 border-b-2 border-border px-4 py-3 text-(length:--text-small)">
    <p>
      <b>No video here?</b> A filter on this network probably holds it back. Give these lines to whoever runs the
      filter, or use the link below.
    </p>
    <p className="select-all wrap-anywhere" translate="no">
      {entry.title}
      <br />
      {playerAddressOf(entry)}
    </p>
  </div>
);

/**
 * Whether the host of the player cannot be reached: a frame does not tell. Its small picture is asked for at each attempt;
 * where a school answers with a page of its own in its place, the browser refuses that too.
 */
function useIsBlocked(attempt: number): boolean {
  const [failed, setFailed] = useState<number | null>(navigator.onLine ? null : attempt);
  useEffect(() => {
    const leaving = new AbortController();
    // By an address of its own, and not from what the browser has kept: that would be there without the host.
    fetch(`${PLAYER_HOST}/favicon.ico?attempt=${attempt}`, {
      mode: 'no-cors',
      cache: 'no-store',
      signal: leaving.signal,
      referrerPolicy: 'no-referrer',
    }).catch(() => {
      if (!leaving.signal.aborted) setFailed(attempt);
    });
    return () => leaving.abort();
  }, [attempt]);
  return failed === attempt;
}
