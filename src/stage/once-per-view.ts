import type { View } from './scene';

/**
 * The same pure function of a view and a number, worked out once for each pair: the scene, what lies over it and its
 * backdrop all ask where things stand, and a view stays the same until the stage changes its size.
 */
export function oncePerView<Made extends object>(
  make: (view: View, count: number) => Made,
): (view: View, count: number) => Made {
  const known = new WeakMap<View, (count: number) => Made>();
  return (view, count) => {
    const ofView = known.get(view) ?? oncePer((each: number) => make(view, each));
    known.set(view, ofView);
    return ofView(count);
  };
}

/** The same pure function of a number or a name, worked out once for each. */
export function oncePer<Key extends number | string, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
