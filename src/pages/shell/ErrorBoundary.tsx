import { House, RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-look';

interface State {
  /** What broke, in the words of the browser; null while all is well. */
  readonly message: string | null;
}

/** What a browser says when a part of the site could not be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload css/i;

/** Catches what breaks while a page is drawn, and says so in plain words. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : 'unknown' };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <Trouble wasNotFetched={NOT_FETCHED.test(message)} />;
  }
}

function Trouble({ wasNotFetched }: { readonly wasNotFetched: boolean }) {
  return (
    <main id="main" className="wrap grid min-h-[70vh] content-center justify-items-start gap-4 py-12">
      <div role="alert" className="grid gap-4">
        <h1>{wasNotFetched ? 'This page did not arrive' : 'Something went wrong'}</h1>
        <p className="max-w-160 text-lead text-text-soft">
          {wasNotFetched
            ? 'A part of Numeria could not be fetched. Check the connection, then try again.'
            : 'This page stopped working. It is our mistake, not yours. What you have earned is still on this device.'}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" icon={<RotateCw className="icon" />} onClick={() => location.reload()}>
          Reload
        </Button>
        {/* No link of the router: the whole site is fetched again, in case the old one is what broke. */}
        <a href="/" className={buttonClass({ variant: 'plain' })}>
          <House className="icon" />
          Go to the home page
        </a>
      </div>
    </main>
  );
}
