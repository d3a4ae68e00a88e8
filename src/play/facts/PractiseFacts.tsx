import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Game } from '../../games/define-game';
import { LinkButton } from '../../ui/LinkButton';

interface Props {
  /** The rounds that ask just these facts, each with its address; without one, nothing is shown. */
  readonly rounds: readonly { readonly game: Game; readonly address: string }[];
  readonly label?: string;
  readonly className?: string;
}

/** A round of just these facts: in the first game that can ask for them, or in another one. */
export function PractiseFacts({ rounds: [first, ...others], label = 'Practise these', className = '' }: Props) {
  if (first === undefined) return null;
  return (
    <div className={`grid gap-2 ${className}`}>
      <LinkButton
        to={first.address}
        variant="primary"
        size="big"
        icon={<Play aria-hidden className="icon icon-solid" />}
      >
        {label}
      </LinkButton>
      {others.length > 0 && (
        <p>
          Or in{' '}
          {others.map(({ game, address }, index) => (
            <span key={game.id}>
              {index > 0 && (index === others.length - 1 ? ' or ' : ', ')}
              <Link to={address} className="inline-block py-1 font-bold underline">
                {game.title}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
