import Play from 'lucide-react/icons/play';
import { GAMES } from '../../catalogue';
import { buttonClass } from '../../ui/button-look';
import Boat from '../sea/drawings/boat.svg?part';
import Ground from '../sea/drawings/ground.svg?part';
import { Island } from '../sea/Island';
import Far from './drawings/last-far.svg?part';
import Near from './drawings/last-near.svg?part';
import { play, ready, readyLead } from './text';

/** Island transforms by the order of the games; only a few games are shown. */
type Positions = Readonly<Record<number, string>>;

/** Islands behind the nearer wave. They are also visible on phones. */
const FAR: Positions = { 1: 'translate(404 52) scale(0.7)', 4: 'translate(1040 44) scale(0.7)' };
const NEAR: Positions = { 3: 'translate(196 56) scale(0.9)', 6: 'translate(1236 34)' };

/** The last section: the sea again, with a link back to the games. */
export default function FinalSection() {
  return (
    <section className="below relative overflow-hidden bg-sea-shallow" aria-labelledby="ready">
      <div className="last-words wrap">
        <h2 id="ready">{ready}</h2>
        <p className="text-lead font-semibold">{readyLead}</p>
        <a href="#games" className={buttonClass({ variant: 'primary', size: 'big' })}>
          <Play className="icon icon-solid" />
          {play}
        </a>
      </div>
      <svg className="last-sea" viewBox="0 0 1600 250" aria-hidden="true">
        <Far />
        <Islands at={FAR} />
        <Near />
        <Islands at={NEAR} />
        <Boat transform="translate(800 176) scale(0.8)" />
        <Ground />
      </svg>
    </section>
  );
}

function Islands({ at }: { readonly at: Positions }) {
  return GAMES.map((game) => {
    const transform = at[game.order];
    return transform === undefined ? null : <Island key={game.id} game={game} transform={transform} />;
  });
}
