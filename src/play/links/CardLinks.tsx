/* Buttons that lead away from the cards of games with more than one player. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import House from 'lucide-react/icons/house';
import User from 'lucide-react/icons/user';
import type { Game } from '../../catalogue/define-game';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';

interface AloneProps {
  readonly game: Game;
  readonly children: string;
}

export const OnePlayerLink = ({ game, children }: AloneProps) => (
  <LinkButton to={game.path} variant="quiet" icon={<User aria-hidden className="icon" />}>
    {children}
  </LinkButton>
);

interface WaysOutProps {
  readonly menu: string;
  readonly onMenu: () => void;
  readonly home: string;
}

/** Leads from a result to the menu and to all games. */
export const ExitButtons = ({ menu, onMenu, home }: WaysOutProps) => (
  <div className="flex flex-wrap justify-center gap-3">
    <Button icon={<House aria-hidden className="icon" />} onClick={onMenu}>
      {menu}
    </Button>
    <LinkButton to="/" variant="quiet" icon={<ChevronLeft aria-hidden className="icon" />}>
      {home}
    </LinkButton>
  </div>
);
