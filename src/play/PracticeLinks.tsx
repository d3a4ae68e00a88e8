import { use } from 'react';
import { Link } from 'react-router-dom';
import type { PractisedSkill } from '../games/define-game';
import { OtherGames } from './next-game';

interface Props {
  readonly skill: PractisedSkill;
  /** What stands over them. */
  readonly title: string;
}

/** The ways into the games that practise a skill, with the settings that do; nothing where there are none. */
export function PracticeLinks({ skill, title }: Props) {
  const fitting = use(OtherGames).flatMap((game) => {
    const settings = game.practises?.[skill];
    return settings === undefined ? [] : [{ game, to: `${game.path}?${new URLSearchParams(settings)}` }];
  });
  if (fitting.length === 0) return null;
  return (
    <nav className="grid gap-3" aria-label={title}>
      <h3 className="text-[1.125rem]">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {fitting.map(({ game, to }) => (
          <li key={game.id}>
            <Link className="next-island" to={to}>
              <img src={game.islandPicture} alt="" width="110" height="105" />
              <b>{game.title}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
