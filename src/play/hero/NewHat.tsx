import { useEffect, useLayoutEffect, useState } from 'react';
import { findHat } from '../../catalogue/hats';
import { passportStore, wearHat } from '../../device/passport';
import { playSound } from '../../device/sound';
import { useStore } from '../../ui/page-store';
import { announce } from '../internal/announcer';

/** "A snorkel!", "A pair of goggles!" */
const callOf = (name: string): string => `A ${name.endsWith('s') ? 'pair of ' : ''}${name.toLowerCase()}!`;

/** The hat that this round has just won. The hero wears it at once, and can take it off. */
export function NewHat({ game }: { readonly game: string }) {
  const [before] = useState(() => passportStore.read().hat);
  const { hat: worn } = useStore(passportStore);
  const hat = findHat(game);
  const call = hat === null ? null : callOf(hat.name);
  // Before the first paint, so that the hat falls onto the hero's head at once.
  useLayoutEffect(() => wearHat(game), [game]);
  useEffect(() => {
    if (call !== null) announce(`You won a hat! ${call}`);
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
        <span className="sr-only">You won a hat! </span>
        <span>{call}</span>
      </b>
      <button type="button" onClick={() => wearHat(isWorn ? before : game)}>
        {isWorn ? 'Take it off' : 'Put it on'}
      </button>
    </div>
  );
}
