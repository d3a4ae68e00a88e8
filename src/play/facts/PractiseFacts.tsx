import Play from 'lucide-react/icons/play';
import type { Game } from '../../catalogue/define-game';
import { LinkButton } from '../../ui/LinkButton';
import { orIn, practise } from './text';

interface RoundsProps {
  /** Rounds with exactly these facts, and their URLs. Renders nothing if the list is empty. */
  readonly rounds: readonly { readonly game: Game; readonly address: string }[];
}

interface Props extends RoundsProps {
  readonly label?: string;
  readonly className?: string;
}

/** Links to a round with exactly these facts: a large one for the first game, small ones for the others. */
export function PractiseFacts({ rounds: [first, ...others], label = practise, className = '' }: Props) {
  if (first === undefined) return null;
  return (
    <div className={`grid gap-3 ${className}`}>
      <LinkButton
        to={first.address}
        variant="primary"
        size="big"
        icon={<Play aria-hidden className="icon icon-solid" />}
      >
        {label}
      </LinkButton>
      <OtherRounds rounds={others} />
    </div>
  );
}

export const OtherRounds = ({ rounds }: RoundsProps) =>
  rounds.length > 0 && (
    <p className="flex flex-wrap items-center gap-2.5">
      {orIn}
      {rounds.map(({ game, address }) => (
        <LinkButton key={game.id} to={address}>
          {game.title}
        </LinkButton>
      ))}
    </p>
  );
