import './update-offer.css';
import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { canInterrupt } from '../../device/offline/can-interrupt';
import { subscribeToPlaying } from '../../device/offline/subscribe-to-playing';
import type { SiteVersions } from '../../device/offline/versions';
import { Button } from '../../ui/Button';
import { text } from './text';

/** Bottom left, where no toasts appear; along the bottom edge on phones. */
const OFFER =
  'fixed bottom-[max(1.25rem,env(safe-area-inset-bottom))] start-5 z-40 flex max-w-[calc(100vw-2.5rem)] flex-wrap ' +
  'animate-[toast-in_var(--motion-move)_var(--ease-overshoot)] items-center gap-x-5 gap-y-3 rounded-medium ' +
  'bg-surface-raised py-3.5 pe-4 ps-5 text-text shadow-[inset_0_0_0_2px_var(--border),var(--shadow-soft)] ' +
  'forced-colors:outline-2 forced-colors:-outline-offset-2 ' +
  'phone:end-3 phone:bottom-[max(0.75rem,env(safe-area-inset-bottom))] phone:start-3 phone:max-w-none';

/**
 * Offers a new version of the site, but only on pages, menus and results. It is last in the document, does not take the
 * focus, and returns the focus to where it was.
 */
export function UpdateOffer({ versions }: { readonly versions: SiteVersions }) {
  const isOffered = useSyncExternalStore(versions.subscribe, versions.isOffered);
  const isSeen = useSyncExternalStore(subscribeToPlaying, canInterrupt) && isOffered;
  useRoomForOffer(isSeen);
  const offer = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !offer.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const putOff = () => {
    const target = before.current?.isConnected ? before.current : document.querySelector('main h1, main');
    versions.postpone();
    if (!(target instanceof HTMLElement)) return;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return (
    <>
      {/* Always present, because screen readers may miss a live region that appears together with its text. */}
      <p role="status" className="sr-only">
        {isSeen && text.announced}
      </p>
      {isSeen && (
        <section ref={offer} className={`update-offer ${OFFER}`} aria-label={text.title}>
          <p className="lettering flex items-center gap-2.5 text-[1.125rem]">
            <img src="/pictures/logo/mark-tile.svg" alt="" width={40} height={40} />
            {text.ready}
          </p>
          <div className="flex gap-3 phone:flex-auto phone:*:flex-auto">
            <Button variant="primary" onFocus={rememberFocus} onClick={() => versions.take()}>
              {text.reload}
            </Button>
            <Button onFocus={rememberFocus} onClick={putOff}>
              {text.later}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** Reserves space for the offer at the end of the page while it is visible. */
function useRoomForOffer(isSeen: boolean): void {
  useLayoutEffect(() => {
    if (!isSeen) return undefined;
    const { dataset } = document.documentElement;
    dataset['offer'] = 'update';
    return () => {
      delete dataset['offer'];
    };
  }, [isSeen]);
}
