import ExternalLink from 'lucide-react/icons/external-link';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import type { Entry } from './catalogue';
import { autoplayPlayerUrl, entryPageUrl, PLAYER_HOST, playerUrl } from './entry-urls';
import { player } from './text';
import { useIsPlayerSilent } from './useIsPlayerSilent';

interface Props {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** The player for a video or playlist. Escape or the Close button closes it, and a link opens the video site. */
export function VideoPlayer({ entry, onClose }: Props) {
  const [attempt, setAttempt] = useState(0);
  const isBlocked = useIsBlocked(attempt);
  const frame = useRef<HTMLIFrameElement>(null);
  const isSilent = useIsPlayerSilent(frame, attempt);
  const close = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  // The player is wider than the picture and may move to a new row, so scroll to it.
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
              <b>{player.blocked}</b> {player.blockedWhy}
            </p>
            <Button icon={<RotateCcw aria-hidden className="icon" />} onClick={() => setAttempt(attempt + 1)}>
              {player.tryAgain}
            </Button>
          </div>
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs all that a sandbox could withhold
          <iframe
            ref={frame}
            key={attempt}
            className="size-full"
            src={autoplayPlayerUrl(entry)}
            title={entry.title}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            // Without a referrer, the player shows "error 153".
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      {/* Below the frame rather than in place of it, so that a slow player can still start. */}
      <div role="status">{isSilent && !isBlocked && <FilterNote entry={entry} />}</div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-border px-4 py-1 text-(length:--text-small) font-bold">
        <a
          href={entryPageUrl(entry)}
          target="_blank"
          rel="noreferrer"
          aria-label={player.watchNewTab}
          className="inline-flex min-h-(--target) items-center gap-1.5 text-text-link"
        >
          {player.watch}
          <ExternalLink aria-hidden className="icon size-4.5" />
        </a>
        <button
          ref={close}
          type="button"
          className="inline-flex min-h-(--target) items-center gap-1.5 rounded-round px-3 font-bold hover:bg-surface-sunken"
          onClick={onClose}
        >
          <X aria-hidden className="icon size-4.5" />
          {player.close}
        </button>
      </div>
    </div>
  );
}

/** Shown if something other than the player has probably loaded. */
const FilterNote = ({ entry }: { readonly entry: Entry }) => (
  <div className="grid gap-2 border-b-2 border-border px-4 py-3 text-(length:--text-small)">
    <p>
      <b>{player.silent}</b> {player.silentWhy}
    </p>
    <p className="select-all wrap-anywhere" translate="no">
      {entry.title}
      <br />
      {playerUrl(entry)}
    </p>
  </div>
);

/**
 * Whether the player's host is unreachable, which a frame does not report. Each attempt requests the host's favicon. If
 * a school network answers with its own page, the browser blocks that too.
 */
function useIsBlocked(attempt: number): boolean {
  const [failed, setFailed] = useState<number | null>(navigator.onLine ? null : attempt);
  useEffect(() => {
    const leaving = new AbortController();
    // Bypasses the cache, which would answer even if the host cannot be reached.
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
