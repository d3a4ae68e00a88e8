import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { forgetTrouble, type LinkTrouble } from '../../account/auth-state';
import { type Backend, backend } from '../../account/backend';
import { useIsHydrating } from '../../ui/hydration';
import { LinkButton } from '../../ui/LinkButton';
import { usePageTitle } from '../../ui/page-title';
import { Harbour } from './Harbour';
import { LetterSent } from './LetterSent';
import { PageHeading } from './PageHeading';
import { SignInForm } from './SignInForm';
import './sign-in.css';

/** What the HTML of the page begins with, which is the same whichever service there is. */
const NOT_YET_KNOWN: Backend = { url: '', key: '', inbox: null };

const WELCOME = 'Welcome to Numeria';

/** The sign-in page: an address, and a letter with a link on its way to it. Who is signed in already stands at home. */
export default function SignIn() {
  usePageTitle('Sign in');
  const auth = useAuth();
  const isHydrating = useIsHydrating();
  if (auth.status === 'signedIn') return <Navigate to="/" replace />;
  const service = isHydrating ? NOT_YET_KNOWN : backend();
  return (
    <main id="main" className="sign-in">
      <div className="sign-in-words">
        {auth.status === 'loading' ? (
          <Waiting />
        ) : service === null ? (
          <NoAccounts />
        ) : (
          <Letter service={service} trouble={auth.trouble} />
        )}
      </div>
      <Harbour />
    </main>
  );
}

type Step =
  | { readonly name: 'form'; readonly email: string; readonly came: 'first' | 'back' }
  | { readonly name: 'sent'; readonly email: string };

interface LetterProps {
  readonly service: Backend;
  /** Why the link that the visitor came with failed. */
  readonly trouble: LinkTrouble | null;
}

function Letter({ service, trouble: troubleAtFirst }: LetterProps) {
  // It is told until a letter is sent or the page is left, and not once more after that.
  const [trouble] = useState(troubleAtFirst);
  useEffect(forgetTrouble, []);
  const [step, setStep] = useState<Step>({ name: 'form', email: '', came: 'first' });
  if (step.name === 'sent')
    return (
      <LetterSent
        email={step.email}
        inbox={service.inbox}
        onBack={() => setStep({ name: 'form', email: step.email, came: 'back' })}
      />
    );
  const isFirst = step.came === 'first';
  return (
    <>
      <PageHeading takesFocus={!isFirst}>{WELCOME}</PageHeading>
      <Lead>No password. We send a letter with a link, and the link opens the door.</Lead>
      <noscript>
        <p className="font-bold">To sign in, switch JavaScript on in your browser, then load this page again.</p>
      </noscript>
      <SignInForm
        email={step.email}
        trouble={isFirst ? trouble : null}
        onSent={(email) => setStep({ name: 'sent', email })}
      />
      <p className="text-small text-text-soft">
        You can play every game without signing in. An account keeps your favourites.
      </p>
    </>
  );
}

function Waiting() {
  return (
    <>
      <h1>{WELCOME}</h1>
      <p role="status" className="loading text-lead text-text-soft">
        One moment…
      </p>
    </>
  );
}

function NoAccounts() {
  return (
    <>
      <h1>{WELCOME}</h1>
      <Lead>
        This copy of Numeria has no accounts, so there is nothing to sign in to. All games work without one, and what
        you reach in them stays on this device.
      </Lead>
      <LinkButton to="/#games" variant="primary" className="mt-2" icon={<Play className="icon icon-solid" />}>
        Go to the games
      </LinkButton>
    </>
  );
}

const Lead = ({ children }: { readonly children: ReactNode }) => <p className="text-lead text-text-soft">{children}</p>;
