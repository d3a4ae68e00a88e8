import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { partOnSight, useOnSight } from '../shell/part-on-sight';

/**
 * Whatever can lead to another state of the page. React finishes a navigation within the page only once its parts are
 * hydrated, so they load before it begins.
 */
const SIGNS = ['pointerdown', 'keydown', 'popstate'] as const;

/** A part of this page below the first screen, which is not hydrated until it comes into view or the page is used. */
export function createOnSight(importPart: Parameters<typeof partOnSight>[0]): ComponentType {
  const { Part, load } = partOnSight(importPart);
  /** Rendered only if there is no prerendered content. */
  const LoadNow = () => {
    useEffect(load, []);
    return null;
  };
  // One element for all renders, because a new one would replace the prerendered content.
  const content = (
    <Suspense fallback={<LoadNow />}>
      <Part />
    </Suspense>
  );
  return function OnSight() {
    const area = useRef<HTMLDivElement>(null);
    useOnSight(area, load);
    useEffect(() => {
      const listening = new AbortController();
      for (const sign of SIGNS) addEventListener(sign, load, listening);
      return () => listening.abort();
    }, []);
    return <div ref={area}>{content}</div>;
  };
}
