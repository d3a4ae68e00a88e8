import { Suspense, useEffect, useRef } from 'react';
import { type PartOnSight, useOnSight } from '../shell/part-on-sight';

/** A part of this page below the first screen. */
export function OnSight({ part: { Part, load } }: { readonly part: PartOnSight }) {
  const area = useRef<HTMLDivElement>(null);
  useOnSight(area, load);
  return (
    <div ref={area}>
      <Suspense fallback={<LoadNow load={load} />}>
        <Part />
      </Suspense>
    </div>
  );
}

/** Rendered only if there is no prerendered content. */
function LoadNow({ load }: { readonly load: () => void }) {
  useEffect(load, [load]);
  return null;
}
