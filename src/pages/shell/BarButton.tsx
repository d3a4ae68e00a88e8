import Settings2 from 'lucide-react/icons/settings-2';
import { howIPlay, search, somethingIsWrong } from './text';
import type { ChoiceDialogs } from './useChoiceDialogs';

const LABELS = { how: howIPlay, search, fault: somethingIsWrong } as const;

interface Props {
  readonly kind: keyof typeof LABELS;
  readonly choosing: ChoiceDialogs;
  readonly className: string;
  readonly hasText?: boolean;
}

/** Opens the settings, the search or a fault report. It is a round button, or a labelled row in the panel. */
export const BarButton = ({ kind, choosing, className, hasText = false }: Props) => (
  <button
    type="button"
    className={`${hasText ? 'nav-link lettering w-full gap-3' : 'round'} ${className}`}
    aria-label={LABELS[kind]}
    aria-haspopup="dialog"
    aria-busy={choosing.awaited === kind}
    onPointerEnter={() => choosing.prepare(kind)}
    onFocus={() => choosing.prepare(kind)}
    onClick={() => choosing.open(kind)}
  >
    {/* The style sheet draws the other icons, because the first script has no room for them. */}
    {kind === 'how' ? <Settings2 className="icon" /> : <span className={`icon ${kind}-icon`} />}
    {hasText && LABELS[kind]}
  </button>
);
