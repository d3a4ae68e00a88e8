import './creatures.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { playSound } from '../../../device/sound';
import { svgDocument, svgUrl } from '../../../stage/drawing';
import type { CreatureSetup } from './creatures';
import { onPoke } from './on-poke';

/** Delay between creatures, in seconds, so that no two move at the same time. */
const APART_S = 0.5;

/**
 * Width of a sill to each side as a fraction of the head's width, its height, and its overlap with the head, in units.
 */
const SILL = { wide: 0.66, high: 22, over: 8 } as const;

interface Props {
  readonly actor: CreatureSetup;
  readonly index: number;
}

/** A creature that moves by itself and reacts when it is poked. */
export function Creature({ actor, index }: Props) {
  const { drawing, at, size = 1, movement, cover, depth, sound } = actor;
  const [pokes, setPokes] = useState(0);
  const [body, setBody] = useState<Element | null>(null);
  useEffect(() => {
    if (body === null || sound === undefined) return undefined;
    return onPoke(body, () => {
      playSound(sound);
      setPokes((count) => count + 1);
    });
  }, [body, sound]);
  const [left, top, width, height] = drawing.area;
  const [wide, high] = [width * size, height * size];
  const [x, y] = [at[0] + left * size, at[1] + top * size];
  const delay: CSSProperties & { '--delay': string } = { '--delay': `${index * APART_S}s` };
  return (
    <g className="life-depth" data-depth={depth}>
      <image
        // A new key restarts the animation at each poke.
        key={pokes}
        ref={setBody}
        href={svgUrl(svgDocument(drawing.inner, [left, top, width, height]))}
        x={x}
        y={y}
        width={wide}
        height={high}
        className="life-body"
        data-movement={movement}
        data-poked={pokes > 0}
        style={delay}
      />
      {cover === 'sill' && (
        <rect
          className="fill-(--place-key-edge)"
          x={x + wide / 2 - wide * SILL.wide}
          y={y + high - SILL.over}
          width={2 * wide * SILL.wide}
          height={SILL.high}
          rx={SILL.high / 2}
        />
      )}
    </g>
  );
}
