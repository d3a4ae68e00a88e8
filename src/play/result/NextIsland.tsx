import { use } from 'react';
import { Link } from 'react-router-dom';
import { IslandPicture } from '../../ui/IslandPicture';
import { NextGameContext } from './next-game';
import { nextIsland } from './text';

export function NextIsland() {
  const game = use(NextGameContext);
  if (game === null) return null;
  return (
    <Link className="next-island" to={game.path}>
      <IslandPicture picture={game.islandPicture} className="next-island-picture" />
      <span>
        <span className="block font-text text-[length:var(--unit)] leading-[1.2] font-bold text-text-soft handheld:sr-only">
          {nextIsland}
        </span>{' '}
        <b>{game.title}</b>
      </span>
    </Link>
  );
}
