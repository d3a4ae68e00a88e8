import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { type EmailLink, forgetEmailLink, getEmailLink } from '../../account/auth-callback';
import type { AccountUser } from '../../account/auth-state';
import { getBackend } from '../../account/backend';
import { type DeviceOwnership, readDeviceOwnership } from '../../account/device-ownership';
import { Button } from '../../ui/Button';
import { useIsHydrating } from '../../ui/hydration';
import { LinkButton } from '../../ui/LinkButton';
import { usePageTitle } from '../../ui/page-title';
import { preloadToasts } from '../../ui/toast';
import { CheckingSignIn } from './CheckingSignIn';
import { text } from './confirm-text';
import { HarbourPage } from './HarbourPage';
import { Alert } from './Hint';
import { NoAccounts } from './NoAccounts';
import { PageHeading } from './PageHeading';
import { SharedDeviceField } from './SharedDeviceField';
import { preloadVerify, useVerify } from './useVerify';

/**
 * The page that sign-in links open. Opening it does nothing, because email programs open links to scan them. Only the
 * button signs in, and the text above it says what that does to anyone who is signed in now.
 */
export default function Confirm() {
  usePageTitle(text.pageTitle);
  return (
    <HarbourPage align="top">
      <Content />
    </HarbourPage>
  );
}

function Content() {
  const auth = useAuth();
  const isHydrating = useIsHydrating();
  const [link, setLink] = useState<EmailLink | 'used' | null>(getEmailLink);
  if (isHydrating) return <Prerendered />;
  if (getBackend() === null) return <NoAccounts />;
  if (auth.status === 'loading')
    return (
      <>
        <h1>{text.title}</h1>
        <CheckingSignIn />
      </>
    );
  const user = auth.status === 'signedIn' ? auth.user : null;
  if (link === 'used')
    return (
      <NoLink title={text.usedTitle} user={user} takesFocus>
        {text.used}
      </NoLink>
    );
  if (link === null)
    return (
      <NoLink title={text.noLinkTitle} user={user}>
        {text.noLink}
      </NoLink>
    );
  const forget = (): void => {
    forgetEmailLink();
    setLink('used');
  };
  return <ConfirmForm link={link} user={user} onRefused={forget} />;
}

/** The prerendered page, which visitors without JavaScript also see. */
const Prerendered = () => (
  <>
    <h1>{text.title}</h1>
    <noscript>
      <p className="font-bold">{text.scriptless}</p>
    </noscript>
  </>
);

interface ConfirmFormProps {
  readonly link: EmailLink;

  readonly user: AccountUser | null;
  /** Called when the service refuses the link as used, expired or invalid. */
  readonly onRefused: () => void;
}

function ConfirmForm({ link, user, onRefused }: ConfirmFormProps) {
  const navigate = useNavigate();
  const { state, verify } = useVerify();
  const [device, setDevice] = useState<DeviceOwnership>(readDeviceOwnership);
  const [userAtPress, setUserAtPress] = useState<AccountUser | null>(null);
  const isBusy = state === 'verifying' || state === 'slow';
  // Keeps the previous user on screen in the moment between signing in and leaving the page.
  const shown = isBusy ? userAtPress : user;
  useEffect(() => {
    preloadToasts();
    preloadVerify();
  }, []);
  useEffect(() => {
    if (state === 'refused') onRefused();
  }, [state, onRefused]);

  const submit = async (): Promise<void> => {
    setUserAtPress(shown);
    if (isBusy || !(await verify(link, device))) return;
    forgetEmailLink();
    await navigate('/', { replace: true });
  };

  return (
    <>
      <h1>{text.title}</h1>
      {shown === null ? (
        <p key="nobody" className="text-lead text-text-soft">
          {text.nobody}
        </p>
      ) : (
        <p key="somebody" className="text-lead text-text-soft">
          {text.somebody(<strong className="break-words text-text">{shown.email}</strong>)}
        </p>
      )}
      <div className="mt-3 grid gap-3.5">
        <SharedDeviceField device={device} onChange={setDevice} />
        <ErrorNote state={state} />
        <Button
          variant="primary"
          className="min-h-15 text-[1.25rem]"
          icon={<KeyRound className="icon" />}
          aria-disabled={isBusy}
          onClick={() => void submit()}
        >
          {isBusy ? text.signingIn : state === 'idle' ? text.signIn : text.tryAgain}
        </Button>
        {shown !== null && (
          <LinkButton to="/" className="break-words">
            {text.stay}
          </LinkButton>
        )}
      </div>
      <p className="text-small text-text-soft">{text.notAsked}</p>
    </>
  );
}

function ErrorNote({ state }: { readonly state: ReturnType<typeof useVerify>['state'] }) {
  if (state === 'slow') return <p role="status">{text.slow}</p>;
  if (state !== 'no answer' && state !== 'too often') return null;
  return (
    <Alert icon={<TriangleAlert className="icon" />}>{state === 'too often' ? text.tooOften : text.noAnswer}</Alert>
  );
}

interface NoLinkProps {
  readonly title: string;
  readonly user: AccountUser | null;
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** What to do when the link does not work, which depends on whether someone is signed in. */
function NoLink({ title, user, takesFocus = false, children }: NoLinkProps) {
  return (
    <>
      <PageHeading takesFocus={takesFocus}>{title}</PageHeading>
      <p className="text-lead text-text-soft">{children}</p>
      {user === null ? (
        <LinkButton to="/auth" variant="primary" className="mt-2" icon={<Mail className="icon" />}>
          {text.newLink}
        </LinkButton>
      ) : (
        <>
          <p>{text.stillSignedIn(<strong className="break-words">{user.email}</strong>)}</p>
          <LinkButton to="/" variant="primary" className="mt-2" icon={<House className="icon" />}>
            {text.toGames}
          </LinkButton>
        </>
      )}
    </>
  );
}
