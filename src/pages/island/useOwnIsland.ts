import { type CSSProperties, useEffect, useRef, useState } from 'react';
import {
  EMPTY_ISLAND,
  findFreeSpot,
  isThingWon,
  type PlacedThing,
  withoutThing,
  withThing,
} from '../../../machines/core/own-island';
import { NO_VOYAGE } from '../../../machines/core/voyage';
import { THINGS, type Thing } from '../../catalogue/keepsakes';
import { ownIslandStore } from '../../device/own-island';
import { voyageStore } from '../../device/voyage';
import { useStore } from '../../ui/page-store';
import { placedText, putAwayText } from './text';

/** Where a thing is. Lower things are in front. */
export const spotStyle = ([, x, y]: PlacedThing): CSSProperties => ({
  left: `${x / 10}%`,
  top: `${y / 10}%`,
  zIndex: Math.round(y),
});

/** A thing on the island, and where it is. */
export interface Standing {
  readonly thing: Thing;
  readonly placed: PlacedThing;
}

/** The child's island: what is on it, what waits next to it, what is selected, and how each of these changes. */
export function useOwnIsland() {
  const island = useStore(ownIslandStore, EMPTY_ISLAND);
  const voyage = useStore(voyageStore, NO_VOYAGE);
  const [selected, setSelected] = useState<Thing | null>(null);
  const [message, setMessage] = useState('');

  const standing: readonly Standing[] = island.flatMap((placed) => {
    const thing = THINGS.find(({ id }) => id === placed[0]);
    return thing === undefined ? [] : [{ thing, placed }];
  });
  const isPlaced = (thing: Thing): boolean => standing.some((one) => one.thing.id === thing.id);
  const waiting = THINGS.filter((thing) => !isPlaced(thing) && isThingWon(voyage, thing.id));
  const missing = THINGS.filter((thing) => !isPlaced(thing) && !isThingWon(voyage, thing.id));

  // The pressed button disappears when its thing goes to the island or back, so the focus follows the thing.
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    document.querySelector<HTMLElement>(`[data-thing="${focusNext.current}"]`)?.focus();
    focusNext.current = null;
  });

  // Screen readers do not announce unchanged text. A non-breaking space makes it different.
  const say = (text: string): void => setMessage((said) => (said === text ? `${text}\u00A0` : text));

  const put = (thing: Thing, x: number, y: number): void => {
    if (!isPlaced(thing)) focusNext.current = thing.id;
    ownIslandStore.update((now) => withThing(now, thing.id, x, y));
    setSelected(thing);
    // Read again, because things are kept within the island.
    const placed = ownIslandStore.read().find(([id]) => id === thing.id);
    if (placed !== undefined) say(placedText(thing, placed));
  };
  const putAnywhere = (thing: Thing): void => {
    const { x, y } = findFreeSpot(ownIslandStore.read());
    put(thing, x, y);
  };
  const putAway = (thing: Thing): void => {
    ownIslandStore.update((now) => withoutThing(now, thing.id));
    setSelected(null);
    focusNext.current = thing.id;
    say(putAwayText(thing));
  };
  return {
    standing,
    waiting,
    missing,
    isPlaced,
    selected,
    select: setSelected,
    message,
    put,
    putAnywhere,
    putAway,
  };
}

export type OwnIslandState = ReturnType<typeof useOwnIsland>;
