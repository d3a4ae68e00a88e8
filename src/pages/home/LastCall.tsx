import { Play } from 'lucide-react';
import { GAMES } from '../../games';
import { buttonClass } from '../../ui/button-look';
import { Boat } from '../sea/Boat';
import { Island } from '../sea/Island';

/** Where the islands of a few games lie, by their order among all games. */
type Positions = Readonly<Record<number, string>>;

/** Islands near the end of the page: those that are in sight on phones too, behind the nearer wave. */
const FAR: Positions = { 1: 'translate(404 52) scale(0.7)', 4: 'translate(1040 44) scale(0.7)' };
const NEAR: Positions = { 3: 'translate(196 56) scale(0.9)', 6: 'translate(1236 34)' };

/** The last section: the sea once more, and the way back to the games. */
export function LastCall() {
  return (
    <section className="last-call" aria-labelledby="ready">
      <div className="last-words wrap">
        <h2 id="ready">Ready to Make Math Fun?</h2>
        <p className="text-lead font-semibold">Thousands of students improve through games. Which island is yours?</p>
        <a href="#games" className={buttonClass({ variant: 'primary', size: 'big' })}>
          <Play className="icon icon-solid" />
          Play
        </a>
      </div>
      <svg className="last-sea" viewBox="0 0 1600 250" aria-hidden="true">
        <path className="fill-sea-middle" d="M0 116C200 84 380 136 600 110S1000 80 1200 104S1480 128 1600 96V250H0Z" />
        <Islands at={FAR} />
        <path className="fill-sea-deep" d="M0 176C200 150 380 196 600 174S1000 146 1200 168S1480 188 1600 160V250H0Z" />
        <Islands at={NEAR} />
        <Boat transform="translate(800 176) scale(0.8)" />
        <path className="fill-ground" d="M0 232C200 214 380 246 600 230S1000 212 1200 228S1480 242 1600 222V251H0Z" />
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
