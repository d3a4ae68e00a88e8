import './parade.css';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Drawing } from '../../stage/atlas';
import { drawingUrl } from '../../stage/drawing';
import type { SceneLighting } from '../../stage/night';
import type { Fit, View } from '../../stage/scene';
import type { StageSession } from '../../stage/stage-session';

/** A larger actor that passes behind the plates of a scene after a right answer. Its drawing faces right. */
export interface ParadeActor {
  readonly drawing: Drawing;
  /** Animations in parade.css. */
  readonly movement: 'crosses' | 'leaps' | 'floats' | 'rises' | 'turns';
  /** The line at which the drawing ends, in scene units. Nothing of it is visible below. */
  readonly ground: (view: View) => number;
  /** The middle of its way, as a fraction of the width of the view; 0.5 by default. */
  readonly at?: number;
  /** Height of the drawing, as a fraction of the height of the view. */
  readonly height?: number;
}

export type ParadeActors = readonly [ParadeActor, ...ParadeActor[]];

/** Sizes as fractions of a view. */
const SIZE = { height: 0.27, maxWidth: { landscape: 0.34, portrait: 0.52 } } as const;
/** How far an actor that leaps or floats moves sideways, as a fraction of the width of the view. */
const SIDEWAYS = { leaps: 0.56, floats: 0.06, rises: 0, turns: 0 } as const;

type ParadeStyle = CSSProperties & Readonly<Record<'--x' | '--way' | '--rise', string>>;

/** The box of an actor in CSS pixels, and its way. */
export function getParadeStyle({ drawing, movement, ground, at = 0.5, height = SIZE.height }: ParadeActor, fit: Fit) {
  const { view, x, y } = fit;
  const [, , drawnWidth, drawnHeight] = drawing.area;
  const [wide, high] = [view.right - view.left, view.bottom - view.top];
  const size = Math.min((high * height) / drawnHeight, (wide * SIZE.maxWidth[view.shape]) / drawnWidth) * view.scale;
  const [width, tall] = [drawnWidth * size, drawnHeight * size];
  const left = x + view.left * view.scale;
  const way = movement === 'crosses' ? wide * view.scale + width : SIDEWAYS[movement] * wide * view.scale;
  const bottom = y + ground(view) * view.scale;
  const style: ParadeStyle = {
    width,
    height: tall,
    '--x': `${left + at * wide * view.scale - (way + width) / 2}px`,
    '--way': `${way}px`,
    '--rise': `${bottom}px`,
  };
  return { bottom, style };
}

export interface ParadeProps extends Pick<StageSession, 'listen'> {
  readonly fit: Fit;
  readonly light: SceneLighting;
}

const hasType = (event: unknown, type: string): boolean =>
  event instanceof Object && 'type' in event && event.type === type;

interface Setup {
  readonly actors: ParadeActors;
  /** The type of event after which an actor passes. */
  readonly cue: string;
}

/** The actors of a scene, of which one passes after each event, in this order. */
export function Parade({ actors, cue, fit, light, listen }: Setup & ParadeProps) {
  const [{ count, state }, setPassing] = useState({ count: 0, state: 'idle' });
  useEffect(
    () =>
      listen((event) => {
        if (!hasType(event, cue)) return;
        setPassing((now) => (now.state === 'passing' ? now : { count: now.count + 1, state: 'passing' }));
      }),
    [cue, listen],
  );
  if (state === 'idle') return null;
  const actor = actors[(count - 1) % actors.length] ?? actors[0];
  const { bottom, style } = getParadeStyle(actor, fit);
  return (
    <div className="parade" style={{ height: bottom }}>
      <img
        key={count}
        src={light.picture(drawingUrl(actor.drawing))}
        alt=""
        data-movement={actor.movement}
        style={style}
        onAnimationEnd={() => setPassing({ count, state: 'idle' })}
      />
    </div>
  );
}

/** Renders the parade of a game: after each right answer, or after another event. */
export const createParade =
  (actors: ParadeActors, cue = 'correct') =>
  (props: ParadeProps) => <Parade {...props} actors={actors} cue={cue} />;
