import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import { STORM, type StormActor } from '../../../../machines/core/storm';
import { svgDocument, svgUrl } from '../../../stage/drawing';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import { StatText } from '../../score/StatBar';
import cloud from './drawings/cloud.svg?drawing';
import hull from './drawings/hull.svg?drawing';
import sail from './drawings/sail.svg?drawing';
import { text } from './text';

const [CLOUD = '', HULL = '', SAIL = ''] = [cloud, hull, sail].map(({ inner, area }) =>
  svgUrl(svgDocument(inner, area)),
);
/** Buoys along the route, one after each stretch. */
const BUOYS = Array.from({ length: STORM.stretches - 1 }, (_, index) => index + 1);

type SeaStyle = CSSProperties & Readonly<Record<'--progress', number>>;
const along = (stretches: number): SeaStyle => ({ '--progress': stretches / STORM.stretches });

export interface SeaProps {
  readonly actor: StormActor;
  readonly game: { readonly islandPicture: string };
}

/** The sea of a voyage: the ship on its way to the island of the game, with the storm behind it. */
export function Sea({ actor, game }: SeaProps) {
  const right = useSelector(actor, ({ context }) => context.right);
  const near = useSelector(actor, ({ context }) => context.near);
  return (
    <section className="voyage-sea">
      <div
        className="sea-way"
        role="img"
        aria-label={text.sea(right, near)}
        style={{ ...along(right), '--near': near / STORM.steps } as SeaStyle}
      >
        <img
          className="absolute right-[1%] bottom-[-16%] h-(--island,150%) w-auto"
          src={game.islandPicture}
          alt=""
          draggable={false}
        />
        <span className="absolute inset-x-0 top-[68%] bottom-0 bg-(--water) shadow-[inset_0_calc(-0.14*var(--sea))_0_var(--deep)]" />
        {BUOYS.map((stretch) => (
          <span key={stretch} className="sea-buoy" data-passed={stretch <= right || undefined} style={along(stretch)} />
        ))}
        <span className="sea-ship">
          <span key={right} className="sea-rocking">
            <img src={SAIL} alt="" draggable={false} />
            <span className="absolute bottom-[12%] left-[22%] h-[58%] w-1/2">
              <PlayerHeroPicture pose={right >= STORM.stretches ? 'cheering' : 'standing'} />
            </span>
            <img src={HULL} alt="" draggable={false} />
          </span>
        </span>
        <img className="sea-storm" src={CLOUD} alt="" draggable={false} />
      </div>
      <p className="rounded-round bg-paper px-3 py-0.5 font-text text-[clamp(1.125rem,calc(0.24*var(--sea)),2.5rem)]/[1.2] font-extrabold whitespace-nowrap text-ink-900">
        <StatText name="progress" text={String(right)} value={right} /> <span>{text.of}</span>
      </p>
    </section>
  );
}
