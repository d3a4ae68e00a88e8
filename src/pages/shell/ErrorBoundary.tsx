import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { GAMES } from '../../catalogue';
import { withoutLanguage } from '../../locale/address';
import { BASE } from '../../locale/base';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-look';
import { lazyOptionalPart, retryFailedLoads } from '../../ui/lazy-page';
import {
  backToGames,
  backToMenu,
  gameBroken,
  gameBrokenText,
  goHome,
  pageBroken,
  pageBrokenText,
  pageNotLoaded,
  pageNotLoadedText,
  reload,
} from './text';

const FaultButton = lazyOptionalPart(() => import('../fault/FaultButton'));

interface State {
  readonly error: Error | null;
}

/** Messages of browsers, and of lazy-page.tsx, when a script or style sheet could not be loaded. */
const NOT_FETCHED = /the page could not be loaded|dynamically imported module|importing a module script|preload css/i;

const isGame = (): boolean =>
  GAMES.some(({ path }) => withoutLanguage(location.pathname).toLowerCase().startsWith(path));

/**
 * Catches errors of a page and shows a readable message. A game can restart from its menu. For errors in a game outside
 * React, see src/play/frame/useGameErrors.ts.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };
  /** Prevents a loop if a game also fails in its menu. */
  private wasTriedAgain = false;

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error('unknown') };
  }

  override componentDidMount(): void {
    addEventListener('online', this.tryAgain);
  }

  // Lets the next visit try again.
  override componentWillUnmount(): void {
    removeEventListener('online', this.tryAgain);
    retryFailedLoads();
  }

  /** Retries failed loads when the network is back. */
  private readonly tryAgain = (): void => {
    retryFailedLoads();
    const { error } = this.state;
    if (error !== null && NOT_FETCHED.test(error.message)) this.setState({ error: null });
  };

  private readonly openMenu = (): void => {
    this.wasTriedAgain = true;
    const address = new URL(location.href);
    address.searchParams.delete('start');
    history.replaceState(history.state, '', address);
    this.setState({ error: null }, () => document.querySelector<HTMLElement>('main h1')?.focus());
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isOfGame = !this.wasTriedAgain && isGame();
    if (NOT_FETCHED.test(error.message)) return <ErrorNote texts={TEXT.notFetched} />;
    return isOfGame ? (
      <ErrorNote texts={TEXT.game} error={error} onMenu={this.openMenu} />
    ) : (
      <ErrorNote texts={TEXT.page} error={error} />
    );
  }
}

const TEXT = {
  notFetched: [pageNotLoaded, pageNotLoadedText],
  page: [pageBroken, pageBrokenText],
  game: [gameBroken, gameBrokenText],
} as const;

interface ErrorNoteProps {
  readonly texts: (typeof TEXT)[keyof typeof TEXT];
  /** The error to report. Left out if the page could not be loaded. */
  readonly error?: Error;
  /** Opens the menu of the game. Without this, the page can only be reloaded. */
  readonly onMenu?: () => void;
}

function ErrorNote({ texts: [title, text], error, onMenu }: ErrorNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone with the page.
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
          {onMenu ? backToMenu : reload}
        </Button>
        {/* A plain link, so that the whole site is loaded again in case the old version caused the error. */}
        <a href={`${BASE}/`} className={buttonClass({ variant: 'plain' })}>
          {onMenu ? backToGames : goHome}
        </a>
        <Suspense>{error && <FaultButton error={error} />}</Suspense>
      </div>
    </main>
  );
}

/** Isolates errors in parts around the page, so that a round continues without the navigation bar. */
export class OptionalErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly part: 'whole' | 'broken' }
> {
  override state = { part: 'whole' } as const;

  static getDerivedStateFromError = () => ({ part: 'broken' });

  override render = (): ReactNode => (this.state.part === 'whole' ? this.props.children : null);
}
