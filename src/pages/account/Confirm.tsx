import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { type EmailLink, emailLink, forgetEmailLink } from '../../account/auth-callback';
import type { AccountUser } from '../../account/auth-state';
import { backend } from '../../account/backend';
import { type Device, saidOfDevice } from '../../account/device';
import { Button } from '../../ui/Button';
import { useIsHydrating } from '../../ui/hydration';
import { LinkButton } from '../../ui/LinkButton';
import { usePageTitle } from '../../ui/page-title';
import { expectToasts } from '../../ui/toast';
import { AtHarbour } from './AtHarbour';
import { BorrowedDevice } from './BorrowedDevice';
import { FindingOut } from './FindingOut';
import { Alert } from './Hint';
import { NoAccounts } from './NoAccounts';
import { PageHeading } from './PageHeading';
import { fetchVerifyAhead, useVerify } from './useVerify';

/**
 * The page that the link of a letter opens. Opening it does nothing, since mail programs open links to look at them: only
 * its button signs in, and says before what that does to whoever is signed in now.
 */
export default function Confirm() {
  usePageTitle('Sign in from your email');
  return (
    <AtHarbour align="top">
      <Content />
    </AtHarbour>
  );
}

function Content() {
  const auth = useAuth();
  const isHydrating = useIsHydrating();
  const [link, setLink] = useState<EmailLink | 'used' | null>(emailLink);
  if (isHydrating) return <AtFirst />;
  if (backend() === null) return <NoAccounts />;
  if (auth.status === 'loading')
    return (
      <>
        <h1>Sign in to Numeria</h1>
        <FindingOut />
      </>
    );
  const user = auth.status === 'signedIn' ? auth.user : null;
  if (link === 'used')
    return (
      <NoLink title="This link is over" user={user} takesFocus>
        It has expired or was already used. The newest letter is the only one that counts.
      </NoLink>
    );
  if (link === null)
    return (
      <NoLink title="Open your letter once more" user={user}>
        This page signs you in when the link of a letter opens it, and that link is not here. It is not used up: press
        it once more, or ask for a new one.
      </NoLink>
    );
  const forget = (): void => {
    forgetEmailLink();
    setLink('used');
  };
  return <Press link={link} user={user} onRefused={forget} />;
}

/** What the HTML of the page holds, and what stands there for as long as scripts are switched off. */
const AtFirst = () => (
  <>
    <h1>Sign in to Numeria</h1>
    <noscript>
      <p className="font-bold">
        To sign in, switch JavaScript on in your browser, then open the link of your letter again: it is not used up.
        You can read every other page without.
      </p>
    </noscript>
  </>
);

interface PressProps {
  readonly link: EmailLink;
  /** Who is signed in now. */
  readonly user: AccountUser | null;
  /** The link is used up, or was none. */
  readonly onRefused: () => void;
}

function Press({ link, user, onRefused }: PressProps) {
  const navigate = useNavigate();
  const { state, verify } = useVerify();
  const [device, setDevice] = useState<Device>(saidOfDevice);
  const [pressedAs, setPressedAs] = useState<AccountUser | null>(null);
  const isBusy = state === 'verifying' || state === 'slow';
  // Not yet whom the link signs in, for the moment until the page is left.
  const shown = isBusy ? pressedAs : user;
  useEffect(() => {
    expectToasts();
    fetchVerifyAhead();
  }, []);
  useEffect(() => {
    if (state === 'refused') onRefused();
  }, [state, onRefused]);

  const press = async (): Promise<void> => {
    setPressedAs(shown);
    if (isBusy || !(await verify(link, device))) return;
    forgetEmailLink();
    await navigate('/', { replace: true });
  };

  return (
    <>
      <h1>Sign in to Numeria</h1>
      {shown === null ? (
        <p key="nobody" className="text-lead text-text-soft">
          One press, and you are signed in with the address of your letter.
        </p>
      ) : (
        <p key="somebody" className="text-lead text-text-soft">
          You are signed in as <strong className="break-words text-text">{shown.email}</strong>. The button signs you
          out there, and in with the address of your letter.
        </p>
      )}
      <div className="mt-3 grid gap-3.5">
        <BorrowedDevice device={device} onChange={setDevice} />
        <ErrorNote state={state} />
        <Button
          variant="primary"
          className="min-h-15 text-[1.25rem]"
          icon={<KeyRound className="icon" />}
          aria-disabled={isBusy}
          onClick={() => void press()}
        >
          {isBusy ? 'Signing in...' : state === 'idle' ? 'Sign in' : 'Try again'}
        </Button>
        {shown !== null && (
          <LinkButton to="/" className="break-words">
            Stay signed in as I am
          </LinkButton>
        )}
      </div>
      <p className="text-small text-text-soft">Did you not ask for this? Then close this page: nothing has happened.</p>
    </>
  );
}

function ErrorNote({ state }: { readonly state: ReturnType<typeof useVerify>['state'] }) {
  if (state === 'slow') return <p role="status">No answer yet. Still trying…</p>;
  if (state !== 'no answer' && state !== 'too often') return null;
  return (
    <Alert icon={<TriangleAlert className="icon" />}>
      {state === 'too often'
        ? 'That was tried too often. Your link is not used up: wait a few minutes, then try again.'
        : 'The account service does not answer just now. Your link is not used up: try again in a moment.'}
    </Alert>
  );
}

interface NoLinkProps {
  readonly title: string;
  readonly user: AccountUser | null;
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** The link does not sign anybody in: what to do instead, which depends on who is there. */
function NoLink({ title, user, takesFocus = false, children }: NoLinkProps) {
  return (
    <>
      <PageHeading takesFocus={takesFocus}>{title}</PageHeading>
      <p className="text-lead text-text-soft">{children}</p>
      {user === null ? (
        <LinkButton to="/auth" variant="primary" className="mt-2" icon={<Mail className="icon" />}>
          Ask for a new link
        </LinkButton>
      ) : (
        <>
          <p>
            You are still signed in as <strong className="break-words">{user.email}</strong>. To sign in as somebody
            else, sign out first.
          </p>
          <LinkButton to="/" variant="primary" className="mt-2" icon={<House className="icon" />}>
            Go to the games
          </LinkButton>
        </>
      )}
    </>
  );
}
