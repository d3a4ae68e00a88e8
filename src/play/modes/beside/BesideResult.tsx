import type { Tally } from '../../../../machines/core/stars';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import { text } from './text';

interface Props {
  readonly own: Tally;
  readonly earlier: Tally;
}

/** This round and the one before, side by side. Neither is a defeat. */
export const BesideResult = ({ own, earlier }: Props) => (
  <section className="both-seat" aria-label={text.title}>
    <span className="both-hero flex" aria-hidden>
      <PlayerHeroPicture pose="cheering" />
      <span className="friend-hero -ml-2 h-full">
        <PlayerHeroPicture pose="standing" />
      </span>
    </span>
    <p className="lettering text-[max(1.25rem,var(--board-told))]">{text.both(own, earlier)}</p>
    <p>{text.comment(own, earlier)}</p>
  </section>
);
