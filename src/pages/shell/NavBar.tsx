import { Check, Menu, Moon, Sun, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useDarkTheme } from '../../ui/colour-theme';
import { Logo } from '../../ui/Logo';
import './nav-bar.css';

const THEME_LABEL = 'Dark theme';
const LINKS = [{ to: '/', text: 'Home' }] as const;

/**
 * The navigation bar. Below 768 px its links are in a panel behind the menu button; while a game is played
 * (`<html data-bar="compact">`) nothing but that button is left, in the corner, and the panel holds everything.
 */
export function NavBar() {
  const bar = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { key } = useLocation();
  // Open only at the place where it was opened: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => setOpenAt(null);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Before others hear it: in a game the same key means a pause.
      event.stopPropagation();
      close();
      menuButton.current?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && bar.current?.contains(target) !== true) close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen]);

  return (
    <header ref={bar} className="nav-bar">
      <div className="nav-row">
        <Link to="/" className="nav-brand compact:hidden" aria-label="Numeria, home">
          <Logo className="h-9.5 w-auto md:h-11" />
        </Link>
        <nav aria-label="Main" className="hidden gap-1.5 md:flex compact:hidden">
          <PageLinks />
        </nav>
        <ThemeSwitch className="compact:hidden" />
        <button
          type="button"
          ref={menuButton}
          className="round nav-menu md:hidden compact:grid"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          {isOpen ? <X className="icon" /> : <Menu className="icon" />}
        </button>
      </div>
      <div id={panelId} hidden={!isOpen} className="nav-panel md:hidden compact:block">
        {isOpen && (
          <>
            <nav aria-label="Menu" className="grid">
              <PageLinks onFollow={() => menuButton.current?.focus()} />
            </nav>
            <ThemeSwitch className="hidden compact:flex" hasText />
          </>
        )}
      </div>
    </header>
  );
}

function PageLinks({ onFollow }: { readonly onFollow?: () => void }) {
  return LINKS.map(({ to, text }) => (
    <NavLink key={to} to={to} end className="nav-link lettering" {...(onFollow && { onClick: onFollow })}>
      {text}
    </NavLink>
  ));
}

function ThemeSwitch({ className, hasText = false }: { readonly className: string; readonly hasText?: boolean }) {
  const { isDark, toggle } = useDarkTheme();
  return (
    <button
      type="button"
      className={`${hasText ? 'nav-link lettering w-full gap-3' : 'round'} ${className}`}
      aria-label={THEME_LABEL}
      aria-pressed={isDark}
      onClick={toggle}
    >
      {isDark ? <Sun className="icon" /> : <Moon className="icon" />}
      {hasText && THEME_LABEL}
      {hasText && isDark && <Check className="icon ml-auto" />}
    </button>
  );
}
