import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../ui/Logo';
import { AccountLink } from '../account/AccountLink';
import { BarButton } from './BarButton';
import { NavLinks } from './NavLinks';
import { contact, faq, home, mainNavigation, menu, numeriaHome, passport, primaryGames, secondaryMaths } from './text';
import './nav-bar.css';
import { PassportLink } from './PassportLink';
import { type ChoiceDialogs, useChoiceDialogs } from './useChoiceDialogs';

/** Letters of the links that fit on a narrow window, and on a window of the usual width. English has 42. */
const LONG = 50;
const LONGEST = 56;
const letters = `${home}${primaryGames}${secondaryMaths}${contact}${faq}`.length;
/** Languages with longer words have the links in the panel on wider windows too. */
const words = letters > LONGEST ? 'longest' : letters > LONG ? 'long' : undefined;

/**
 * The navigation bar. Below 768 px, its links are in a panel that the menu button opens. During a game (`<html
 * data-bar="compact">`) only that button is shown, in the corner, and the panel contains everything.
 */
export function NavBar() {
  const bar = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { isOpen, toggle, close } = usePanel(bar, menuButton);
  const choosing = useChoiceDialogs();
  const choosingFromPanel: ChoiceDialogs = {
    ...choosing,
    open: (kind) =>
      choosing.open(kind, () => {
        // The dialog returns the focus to the element that had it when the dialog opened.
        menuButton.current?.focus();
        close();
      }),
  };

  return (
    <header ref={bar} className="nav-bar" data-words={words}>
      <div className="nav-row">
        <Link to="/" className="nav-brand compact:hidden" aria-label={numeriaHome}>
          <Logo className="h-11 w-auto max-w-none phone:h-9.5" />
        </Link>
        <nav aria-label={mainNavigation} className="flex gap-1 narrow:gap-0 phone:hidden compact:hidden">
          <NavLinks choosing={choosing} />
        </nav>
        <BarButton kind="search" choosing={choosing} className="phone:hidden compact:hidden" />
        <BarButton kind="how" choosing={choosing} className="compact:hidden" />
        <PassportLink className="nav-passport compact:hidden" />
        <div className="nav-account flex whitespace-nowrap phone:hidden compact:hidden">
          <AccountLink />
        </div>
        <button
          type="button"
          ref={menuButton}
          className="round nav-menu hidden phone:grid compact:grid"
          aria-label={menu}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {isOpen ? <X className="icon" /> : <Menu className="icon" />}
        </button>
      </div>
      <div id={panelId} hidden={!isOpen} className="nav-panel hidden phone:block compact:block">
        {isOpen && (
          <>
            <nav aria-label={menu} className="grid">
              <PassportLink className="nav-link lettering hidden gap-2 compact:flex" text={passport} />
              <NavLinks choosing={choosingFromPanel} />
              <AccountLink isPanel />
            </nav>
            <BarButton kind="search" choosing={choosingFromPanel} className="" hasText />
            <BarButton kind="how" choosing={choosingFromPanel} className="hidden compact:flex" hasText />
            <BarButton kind="fault" choosing={choosingFromPanel} className="" hasText />
          </>
        )}
      </div>
      {choosing.dialog}
    </header>
  );
}

interface Panel {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** The panel of the bar. It closes on Escape, on a press outside and on navigation. */
function usePanel(bar: RefObject<HTMLElement | null>, menuButton: RefObject<HTMLButtonElement | null>): Panel {
  const { key } = useLocation();
  // The panel is open only at the history entry where it was opened.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const close = (): void => setOpenAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const button = menuButton.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Keeps the key from other listeners, because it also pauses a game.
      event.stopPropagation();
      setOpenAt(null);
      button?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && bar.current?.contains(target) !== true) setOpenAt(null);
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
      // The focused element is gone with the panel. After a navigation the new page focuses its heading.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isOpen, bar, menuButton]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key), close };
}
