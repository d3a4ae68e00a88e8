import Check from 'lucide-react/icons/check';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useDarkTheme } from '../../device/colour-theme';

const LABEL = 'Dark theme';

/** Switches between the dark and the light theme. It is a round button, or a labelled row in the panel. */
export function ThemeSwitch({
  className,
  hasText = false,
}: {
  readonly className: string;
  readonly hasText?: boolean;
}) {
  const { isDark, toggle } = useDarkTheme();
  return (
    <button
      type="button"
      className={`${hasText ? 'nav-link lettering w-full gap-3' : 'round'} ${className}`}
      aria-label={LABEL}
      aria-pressed={isDark}
      onClick={toggle}
    >
      {isDark ? <Sun className="icon" /> : <Moon className="icon" />}
      {hasText && <span>{LABEL}</span>}
      {hasText && isDark && <Check className="icon ml-auto" />}
    </button>
  );
}
