import type { View } from './scene';

/**
 * Memoises a pure function of a view and a number. The scene, the buttons over it and its backdrop all request the same
 * layout, and the view object stays the same until the stage is resized.
 */
export function memoisePerView<Made extends object>(
  make: (view: View, count: number) => Made,
): (view: View, count: number) => Made {
  const known = new WeakMap<View, (count: number) => Made>();
  return (view, count) => {
    const ofView = known.get(view) ?? memoise((each: number) => make(view, each));
    known.set(view, ofView);
    return ofView(count);
  };
}

/** Memoises a pure function of a number or a name. */
export function memoise<Key extends number | string, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
