import type { Game } from '../../games/define-game';

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
      <image href={game.islandPicture} y="-20" width="220" height="210" />
    </g>
  );
}

/** The pale water around an island. */
export const Rim = () => (
  <path
    d="M12 140C8 116 48 104 106 103C170 102 212 116 208 140C206 166 160 174 108 174C56 174 16 164 12 140Z"
    className="fill-foam"
  />
);
