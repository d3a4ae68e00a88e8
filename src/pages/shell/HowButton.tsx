import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ChoiceDialogs } from './useChoiceDialogs';

const LABEL = 'How I play';

interface Props {
  readonly choosing: ChoiceDialogs;
  readonly className: string;
  readonly hasText?: boolean;
}

/** Opens the sheet of settings. It is a round button, or a labelled row in the panel. */
export const HowButton = ({ choosing, className, hasText = false }: Props) => (
  <button
    type="button"
    className={`${hasText ? 'nav-link lettering w-full gap-3' : 'round'} ${className}`}
    aria-label={LABEL}
    aria-haspopup="dialog"
    aria-busy={choosing.awaited === 'how'}
    onPointerEnter={() => choosing.prepare('how')}
    onFocus={() => choosing.prepare('how')}
    onClick={() => choosing.open('how')}
  >
    <SlidersHorizontal className="icon" />
    {hasText && LABEL}
  </button>
);
