import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Operation } from '../../../machines/core/arithmetic';
import type { Skill } from '../../../machines/learning/skills';
import { factRounds } from '../../games/fact-rounds';
import { LinkButton } from '../../ui/LinkButton';

interface Props {
  readonly operation: Operation;
  readonly facts: readonly Skill[];
}

/** A round of just these facts: in the first game that can ask for them, or in another one. */
export function Practise({ operation, facts }: Props) {
  const [first, ...others] = factRounds(operation, facts);
  if (first === undefined) return null;
  return (
    <div className="grid gap-2">
      <LinkButton
        to={first.address}
        variant="primary"
        size="big"
        icon={<Play aria-hidden className="icon icon-solid" />}
        className="justify-self-start"
      >
        Practise these
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
