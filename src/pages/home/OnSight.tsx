import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { partOnSight, useOnSight } from '../shell/part-on-sight';

/** A part of this page below the first screen, which is not hydrated until it comes into view. */
export function createOnSight(importPart: Parameters<typeof partOnSight>[0]): ComponentType {
  const { Part, load } = partOnSight(importPart);
  // One element for all renders: with a new one, React would not finish a navigation within the page before the part has
  // loaded.
  const content = (
    <Suspense fallback={<LoadNow load={load} />}>
      <Part />
    </Suspense>
  );
  return function OnSight() {
    const area = useRef<HTMLDivElement>(null);
    useOnSight(area, load);
    return <div ref={area}>{content}</div>;
  };
}

/** Rendered only if there is no prerendered content. */
function LoadNow({ load }: { readonly load: () => void }) {
  useEffect(load, [load]);
  return null;
}
