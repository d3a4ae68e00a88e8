import { Component, type ReactNode, useEffect, useRef } from 'react';
import { GAMES } from '../../games';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-look';
import { forgetFailures } from '../../ui/lazy-page';

interface State {
  /** What broke, in the words of the browser; null while all is well. */
  readonly message: string | null;
}

/** What a browser says when a part of the site could not be fetched. */
const NOT_FETCHED = /the page did not arrive|dynamically imported module|importing a module script|preload css/i;

/** Whether the address is that of a game. */
const isGame = (): boolean => GAMES.some(({ path }) => location.pathname.toLowerCase().startsWith(path));

/**
 * Catches what breaks a page, and says so in plain words; a game goes on from its menu. What breaks in a game where React
 * sees nothing is handed to it by src/play/useGameErrors.ts.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: null };
  /** A game that breaks at its menu too is not sent there a second time. */
  private wasTriedAgain = false;

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : 'unknown' };
  }

  override componentDidMount(): void {
    addEventListener('online', this.tryAgain);
  }

  // Whatever failed is tried again on the next visit.
  override componentWillUnmount(): void {
    removeEventListener('online', this.tryAgain);
    forgetFailures();
  }

  /** With a network again, what did not arrive comes by itself. */
  private readonly tryAgain = (): void => {
    forgetFailures();
    const { message } = this.state;
    if (message !== null && NOT_FETCHED.test(message)) this.setState({ message: null });
  };

  private readonly openMenu = (): void => {
    this.wasTriedAgain = true;
    const address = new URL(location.href);
    address.searchParams.delete('start');
    history.replaceState(history.state, '', address);
    this.setState({ message: null }, () => document.querySelector<HTMLElement>('main h1')?.focus());
  };

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    const isOfGame = !this.wasTriedAgain && isGame();
    if (NOT_FETCHED.test(message)) return <ErrorNote strings={TEXT.notFetched} />;
    return isOfGame ? <ErrorNote strings={TEXT.game} onMenu={this.openMenu} /> : <ErrorNote strings={TEXT.page} />;
  }
}

const TEXT = {
  notFetched: [
    'This page did not arrive',
    'A part of Numeria could not be fetched. Check the connection, then try again.',
  ],
  page: [
    'Something went wrong',
    'This page stopped working. It is our mistake, not yours. What you have earned is still on this device.',
  ],
  game: [
    'The game has stopped',
    'Something in it broke. It is our mistake, not yours. What you have earned is still on this device.',
  ],
} as const;

interface ErrorNoteProps {
  readonly strings: (typeof TEXT)[keyof typeof TEXT];
  /** Opens the menu of the game; without it the page can only be loaded again. */
  readonly onMenu?: () => void;
}

function ErrorNote({ strings: [title, text], onMenu }: ErrorNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className="wrap grid min-h-[70vh] content-center justify-items-start gap-4 py-12">
      <div role="alert" className="grid gap-4">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="max-w-160 text-lead text-text-soft">{text}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onMenu ?? (() => location.reload())}>
          {onMenu ? 'Back to the menu' : 'Reload'}
        </Button>
        {/* No link of the router: the whole site is fetched again, in case the old one is what broke. */}
        <a href="/" className={buttonClass({ variant: 'plain' })}>
          {onMenu ? 'Back to Games' : 'Go to the home page'}
        </a>
      </div>
    </main>
  );
}

/** Lets what breaks beside a page go without it: a round goes on without the navigation bar. */
export class Beside extends Component<{ readonly children: ReactNode }, { readonly part: 'whole' | 'broken' }> {
  override state = { part: 'whole' } as const;

  static getDerivedStateFromError = () => ({ part: 'broken' });

  override render = (): ReactNode => (this.state.part === 'whole' ? this.props.children : null);
}
