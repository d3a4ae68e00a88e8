import './life.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { play } from '../../device/sound';
import { whenIdle } from '../../device/when-idle';
import { svgDocument, svgUrl } from '../../stage/drawing';
import type { Actor, Life } from './life';
import { pokedAt } from './poked-at';

/** The picture that they live in. */
const PICTURE = { width: 1600, height: 900 } as const;
/** Nobody moves at the same time as the one before: by so many seconds. */
const APART_S = 0.5;

interface Props {
  readonly fetchLife: () => Promise<Life>;
}

/**
 * Who lives in the place behind menu and result. For some seconds after it is seen all of them move, each at its own pace,
 * and then they rest. Some can be poked where nothing lies over them. They are no controls: nothing is done by them.
 */
export function PlaceLife({ fetchLife }: Props) {
  const [life, setLife] = useState<Life>([]);
  useEffect(() => {
    let state: 'waiting' | 'over' = 'waiting';
    const show = (found: Life) => {
      if (state === 'waiting') setLife(found);
    };
    // The place is as beautiful without them.
    whenIdle(() => void fetchLife().then(show, () => {}));
    return () => {
      state = 'over';
    };
  }, [fetchLife]);
  return (
    <svg
      className="place-life"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {life.map((actor, index) => (
        <Living key={index} actor={actor} index={index} />
      ))}
    </svg>
  );
}

function Living({ actor, index }: { readonly actor: Actor; readonly index: number }) {
  const { drawing, at, size = 1, movement, depth, sound } = actor;
  const [pokes, setPokes] = useState(0);
  const [body, setBody] = useState<Element | null>(null);
  useEffect(() => {
    if (body === null || sound === undefined) return undefined;
    return pokedAt(body, () => {
      play(sound);
      setPokes((count) => count + 1);
    });
  }, [body, sound]);
  const [left, top, width, height] = drawing.area;
  const [wide, high] = [width * size, height * size];
  const delay: CSSProperties & { '--delay': string } = { '--delay': `${index * APART_S}s` };
  return (
    <g className="life-depth" data-depth={depth}>
      <image
        // Another one from each poke on, since what moves anew begins from the start.
        key={pokes}
        ref={setBody}
        href={svgUrl(svgDocument(drawing.inner, [left, top, width, height]))}
        x={at[0] - wide / 2}
        y={at[1] - high / 2}
        width={wide}
        height={high}
        className="life-body"
        data-movement={movement}
        data-poked={pokes > 0}
        style={delay}
      />
    </g>
  );
}
