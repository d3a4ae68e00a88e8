import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import type { Thing } from '../../catalogue/keepsakes';
import { playSound, preloadSounds } from '../../device/sound';
import { drawingUrl } from '../../stage/drawing';
import { Backdrop } from './Backdrop';
import { placedName, putHere, text } from './text';
import { type OwnIslandState, type Standing, spotStyle } from './useOwnIsland';

/** How far an arrow moves a thing, in thousandths of the picture. */
const STEP = 40;
export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The island. A selected thing is placed where it is tapped. */
export function IslandStage({ state }: { readonly state: OwnIslandState }) {
  const { standing, selected, put, putAnywhere } = state;
  const isWaiting = standing.every(({ thing }) => thing.id !== selected?.id);
  const putAt = (thing: Thing, { currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (detail === 0) return putAnywhere(thing);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put(thing, (1000 * (clientX - left)) / width, (1000 * (clientY - top)) / height);
  };
  return (
    <div className="island-stage coast" data-slot="island">
      <Backdrop />
      {selected !== null && (
        <button
          type="button"
          className="island-aim"
          data-waiting={isWaiting}
          // A thing on the island is moved with keys, or with the toolbar.
          aria-hidden={!isWaiting}
          tabIndex={isWaiting ? 0 : -1}
          // The focus stays on the thing.
          onMouseDown={(event) => event.preventDefault()}
          aria-label={putHere(selected)}
          onClick={(event) => putAt(selected, event)}
        />
      )}
      <ul aria-label={text.onIsland}>
        {standing.map((one, index) => (
          <PlacedThing key={one.thing.id} standing={one} index={index} state={state} />
        ))}
      </ul>
    </div>
  );
}

interface PlacedProps {
  readonly standing: Standing;
  /** Its index among everything that can be dragged. */
  readonly index: number;
  readonly state: OwnIslandState;
}

/** Delay between things, in seconds, so that no two move at the same time. */
const APART_S = 0.3;

/** A thing on the island: it answers when it is poked, and arrow keys move it. */
function PlacedThing({ standing: { thing, placed }, index, state }: PlacedProps) {
  const { selected, select, put, putAway } = state;
  const [pokes, setPokes] = useState(0);
  useEffect(() => preloadSounds(thing.game.id), [thing]);
  const [, x, y] = placed;
  const poke = () => {
    playSound(thing.sound);
    setPokes((count) => count + 1);
    select(thing);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step !== undefined) put(thing, x + step[0], y + step[1]);
    else if (event.key === 'Delete' || event.key === 'Backspace') putAway(thing);
    else return;
    event.preventDefault();
  };
  const delay: CSSProperties & { '--delay': string } = { '--delay': `${index * APART_S}s` };
  return (
    <li className="placed-thing" style={spotStyle(placed)} data-large={thing.isLarge}>
      <button
        type="button"
        data-card={index}
        data-thing={thing.id}
        aria-label={placedName(thing, placed)}
        aria-pressed={selected?.id === thing.id}
        onClick={poke}
        onKeyDown={onKeyDown}
      >
        <img
          // A new key restarts the animation at each poke.
          key={pokes}
          className="life-body thing-picture"
          data-movement={thing.movement}
          data-poked={pokes > 0}
          style={delay}
          src={drawingUrl(thing.drawing)}
          alt=""
          draggable={false}
        />
      </button>
    </li>
  );
}
