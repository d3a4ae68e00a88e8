import type { Game } from '../../catalogue/define-game';
import Rim from './drawings/rim.svg?part';

interface IslandProps {
  readonly game: Game;
  readonly transform?: string;
}

/** The island of a game, 220 x 190, with a pale rim in the water. */
export function Island({ game, transform }: IslandProps) {
  return (
    <g transform={transform}>
      {/* An island that floats above the sea has its own shadow instead. */}
      {game.island.ground !== 'air' && <Rim />}
      {/* The day and night pictures; the style sheet shows one of them. */}
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
