import Play from 'lucide-react/icons/play';
import type { Game } from '../../games/define-game';
import { LinkButton } from '../../ui/LinkButton';

interface RoundsProps {
  /** Rounds that ask just these facts, each with its address. Without one, nothing is shown. */
  readonly rounds: readonly { readonly game: Game; readonly address: string }[];
}

interface Props extends RoundsProps {
  readonly label?: string;
  readonly className?: string;
}

/** A round of just these facts: in the first game that can ask for them, or in another one. */
export function PractiseFacts({ rounds: [first, ...others], label = 'Practise these', className = '' }: Props) {
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

/** The other games that can ask these facts. */
export const OtherRounds = ({ rounds }: RoundsProps) =>
  rounds.length > 0 && (
    <p className="flex flex-wrap items-center gap-2.5">
      Or in
      {rounds.map(({ game, address }) => (
        <LinkButton key={game.id} to={address}>
          {game.title}
        </LinkButton>
      ))}
    </p>
  );
