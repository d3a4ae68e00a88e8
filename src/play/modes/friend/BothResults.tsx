import type { Tally } from '../../../../machines/core/stars';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import { FriendHero } from './FriendHero';
import { text } from './text';

interface Props {
  readonly own: Tally;
  readonly friend: Tally;
}

/** Both results side by side. There is no loser. */
export const BothResults = ({ own, friend }: Props) => (
  <section className="grid gap-1.5" aria-label={text.both}>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
      <div className="both-seat">
        <span className="both-hero" aria-hidden>
          <PlayerHeroPicture pose="cheering" />
        </span>
        <h3>{text.you}</h3>
        <p>{text.each(own)}</p>
      </div>
      <div className="both-seat">
        <span className="both-hero" aria-hidden>
          <FriendHero pose="cheering" />
        </span>
        <h3>{text.friend}</h3>
        <p>{text.each(friend)}</p>
      </div>
    </div>
    <p className="lettering">{text.together(own, friend)}</p>
  </section>
);
