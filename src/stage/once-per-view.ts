import type { View } from './scene';

/**
 * The same pure function of a view and a number, worked out once for each pair: the scene, what lies over it and its
 * backdrop all ask where things stand, and a view stays the same until the stage changes its size.
 */
export function oncePerView<Made extends object>(
  make: (view: View, count: number) => Made,
): (view: View, count: number) => Made {
  const known = new WeakMap<View, Map<number, Made>>();
  return (view, count) => {
    const ofView = known.get(view) ?? new Map<number, Made>();
    known.set(view, ofView);
    const made = ofView.get(count) ?? make(view, count);
    ofView.set(count, made);
    return made;
  };
}
