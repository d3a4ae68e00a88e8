import type { Game } from '../../games/define-game';
import Rim from './drawings/rim.svg?part';

interface IslandProps {
  readonly game: Game;
  readonly transform?: string;
}

/** The island of a game, 220 x 190, with the pale rim that it has in the water. */
export function Island({ game, transform }: IslandProps) {
  return (
    <g transform={transform}>
      {/* What floats above the sea has a shadow of its own instead. */}
      {game.island.ground !== 'air' && <Rim />}
      {/* Its picture by day, and below that by night: the style sheet says which of them is seen. */}
      <svg y="-20" width="220" height="210">
        <image
          href={`/pictures/islands/${game.id}-night.svg`}
          width="220"
          height="420"
          className="dark:-translate-y-[210px]"
        />
      </svg>
    </g>
  );
}
