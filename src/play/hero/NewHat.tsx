import { useEffect, useLayoutEffect, useState } from 'react';
import { findHat } from '../../catalogue/hats';
import { passportStore, wearHat } from '../../device/passport';
import { playSound } from '../../device/sound';
import { useStore } from '../../ui/page-store';
import { announce } from '../internal/announcer';
import { CALLS, putOn, takeOff, won, wonText } from './hat-text';

/** The hat that this round has just won. The hero wears it at once, and can take it off. */
export function NewHat({ game }: { readonly game: string }) {
  const [before] = useState(() => passportStore.read().hat);
  const { hat: worn } = useStore(passportStore);
  const hat = findHat(game);
  const call = hat === null ? null : (CALLS[hat.id] ?? null);
  // Before the first paint, so that the hat falls onto the hero's head at once.
  useLayoutEffect(() => wearHat(game), [game]);
  useEffect(() => {
    if (call !== null) announce(wonText(call));
  }, [call]);
  if (call === null) return null;
  const isWorn = worn === game;
  return (
    <div
      className="prize prize-hat"
      onAnimationStart={({ animationName }) => {
        if (animationName === 'prize-pops') playSound('levelUp');
      }}
    >
      <b className="prize-call">
        <span className="sr-only">{won}</span>
        <span>{call}</span>
      </b>
      <button type="button" onClick={() => wearHat(isWorn ? before : game)}>
        {isWorn ? takeOff : putOn}
      </button>
    </div>
  );
}
