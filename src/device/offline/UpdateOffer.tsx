import './update-offer.css';
import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { isAtRest } from './at-rest';
import { followRest } from './follow-rest';
import type { Versions } from './versions';

/**
 * Offers a new version of the site, on pages, menus and results only. It stands after everything else, takes no focus, and
 * gives back what it was given.
 */
export function UpdateOffer({ versions }: { readonly versions: Versions }) {
  const isOffered = useSyncExternalStore(versions.subscribe, versions.isOffered);
  const isSeen = useSyncExternalStore(followRest, isAtRest) && isOffered;
  useRoomForOffer(isSeen);
  const offer = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !offer.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const putOff = () => {
    const target = before.current?.isConnected ? before.current : document.querySelector('main h1, main');
    versions.putOff();
    if (!(target instanceof HTMLElement)) return;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return (
    <>
      {/* Listened to from the start: what comes together with its words may not be read out. */}
      <p role="status" className="sr-only">
        {isSeen && 'A new version of Numeria is ready. The buttons are at the end of the page.'}
      </p>
      {isSeen && (
        <section ref={offer} className="update-offer" aria-label="New version">
          <p className="update-offer-words lettering">
            <img src="/pictures/logo/mark-tile.svg" alt="" width={40} height={40} />A new version of Numeria is ready
          </p>
          <div className="update-offer-buttons">
            <Button variant="primary" onFocus={rememberFocus} onClick={() => versions.take()}>
              Reload
            </Button>
            <Button onFocus={rememberFocus} onClick={putOff}>
              Later
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** The page keeps room for the offer below its end while it is seen. */
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
