import Sailboat from 'lucide-react/icons/sailboat';
import type { Game } from '../../../catalogue/define-game';
import { LinkButton } from '../../../ui/LinkButton';
import type { RoundParameters } from '../../round/round';
import { getBoardUrl } from './class-link';
import { classLink, forClass } from './text';

interface Props {
  readonly game: Game;
  readonly link: RoundParameters;
}

/** Link to the board where a class plays this round. */
export const ClassLink = ({ game, link }: Props) => (
  <>
    <p>
      {forClass((words) => (
        <b>{words}</b>
      ))}
    </p>
    {/* A full page load, because only that page is allowed to ask for the camera. */}
    <LinkButton to={getBoardUrl(game, link)} reloadDocument icon={<Sailboat aria-hidden className="icon" />}>
      {classLink}
    </LinkButton>
  </>
);
