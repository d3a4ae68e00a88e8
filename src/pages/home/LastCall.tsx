import { Play } from 'lucide-react';
import type { BuiltGame, GameId } from '../../games/catalogue';
import { buttonClass } from '../../ui/button-look';
import { Boat } from '../sea/Boat';
import { Island } from '../sea/Island';
import { Whale } from '../sea/Whale';

/** Places for islands near the end of the page; the first two are in sight on phones too, behind the nearer wave. */
const PLACES = [
  { transform: 'translate(1008 44) scale(0.7)', isFar: true },
  { transform: 'translate(436 52) scale(0.7)', isFar: true },
  { transform: 'translate(1236 34)', isFar: false },
  { transform: 'translate(196 56) scale(0.9)', isFar: false },
] as const;

/** Who lies there, as far as built: those that look well from afar come first. */
const GUESTS: readonly GameId[] = ['shape-match', 'mental-maths', 'time-master', 'math-facts', 'arithmetic-hero'];

/** The last section: the sea once more, and the way back to the games. */
export function LastCall({ games }: { readonly games: readonly BuiltGame[] }) {
  const guests = GUESTS.flatMap((id) => games.filter((game) => game.id === id));
  const islands = PLACES.flatMap((place, index) => {
    const game = guests[index];
    return game === undefined ? [] : [{ ...place, game }];
  });
  const draw = (isFar: boolean) =>
    islands
      .filter((island) => island.isFar === isFar)
      .map(({ game, transform }) => <Island key={game.id} game={game} transform={transform} />);
  return (
    <section className="last-call" aria-labelledby="ready">
      <div className="last-words">
        <h2 id="ready">Ready to Make Math Fun?</h2>
        <p className="text-lead font-semibold">Thousands of students improve through games. Which island is yours?</p>
        <a href="#games" className={buttonClass({ variant: 'primary', size: 'big' })}>
          <Play className="icon icon-solid" />
          Play
        </a>
      </div>
      <svg className="last-sea" viewBox="0 0 1600 250" aria-hidden="true">
        <path className="fill-sea-middle" d="M0 116C200 84 380 136 600 110S1000 80 1200 104S1480 128 1600 96V250H0Z" />
        {draw(true)}
        {islands.length < 2 && <Whale transform="translate(470 144) scale(0.7)" />}
        <path className="fill-sea-deep" d="M0 176C200 150 380 196 600 174S1000 146 1200 168S1480 188 1600 160V250H0Z" />
        {draw(false)}
        <Boat transform="translate(800 176) scale(0.8)" />
        <path className="fill-ground" d="M0 232C200 214 380 246 600 230S1000 212 1200 228S1480 242 1600 222V251H0Z" />
      </svg>
    </section>
  );
}
