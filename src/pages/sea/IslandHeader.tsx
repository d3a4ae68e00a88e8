import type { ReactNode } from 'react';
import type { Game } from '../../catalogue/define-game';
import { Island } from './Island';
import { SeaHeader } from './SeaHeader';

interface Props {
  readonly title: string;
  /** The game whose island is drawn. */
  readonly game: Game | undefined;
  readonly children: ReactNode;
}

/** The header of a text page with the island of a game. */
export const IslandHeader = ({ title, game, children }: Props) => (
  <SeaHeader title={title} drawing={<g transform="translate(40 20)">{game !== undefined && <Island game={game} />}</g>}>
    {children}
  </SeaHeader>
);
