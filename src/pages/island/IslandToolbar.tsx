import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Backpack from 'lucide-react/icons/backpack';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ARROWS } from './IslandStage';
import { text } from './text';
import type { OwnIslandState } from './useOwnIsland';

const MOVES: readonly (readonly [key: keyof typeof text.moves, icon: ReactNode])[] = [
  ['ArrowLeft', <ArrowLeft key="left" aria-hidden className="icon" />],
  ['ArrowUp', <ArrowUp key="up" aria-hidden className="icon" />],
  ['ArrowDown', <ArrowDown key="down" aria-hidden className="icon" />],
  ['ArrowRight', <ArrowRight key="right" aria-hidden className="icon" />],
];

/** What can be done with the selected thing without dragging it. */
export function IslandToolbar({ state }: { readonly state: OwnIslandState }) {
  const { selected, standing, waiting, putAnywhere, put, putAway } = state;
  const placed = standing.find(({ thing }) => thing.id === selected?.id)?.placed;
  if (selected === null)
    return (
      <p className="island-tools">
        {standing.length > 0 && text.poke}
        {standing.length === 0 && waiting.length > 0 && text.tap}
      </p>
    );
  return (
    <div className="island-tools" role="group" aria-label={selected.name}>
      <b className="lettering phone:hidden">{selected.name}</b>
      {placed === undefined ? (
        <Button icon={<MapPin aria-hidden className="icon" />} onClick={() => putAnywhere(selected)}>
          {text.put}
        </Button>
      ) : (
        <>
          {MOVES.map(([key, icon]) => (
            <Button
              key={key}
              className="w-12 px-0"
              aria-label={text.moves[key]}
              icon={icon}
              onClick={() => put(selected, placed[1] + (ARROWS[key]?.[0] ?? 0), placed[2] + (ARROWS[key]?.[1] ?? 0))}
            />
          ))}
          <Button
            className="phone:px-3"
            icon={<Backpack aria-hidden className="icon phone:hidden" />}
            onClick={() => putAway(selected)}
          >
            {text.putAway}
          </Button>
        </>
      )}
    </div>
  );
}
