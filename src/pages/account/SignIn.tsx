import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { type Backend, getBackend } from '../../account/backend';
import { readEmailSentTo, storeEmailSentTo } from '../../account/email-sent';
import { useIsHydrating } from '../../ui/hydration';
import { usePageTitle } from '../../ui/page-title';
import { CheckingSignIn } from './CheckingSignIn';
import { EmailSent } from './EmailSent';
import { HarbourPage } from './HarbourPage';
import { NoAccounts } from './NoAccounts';
import { PageHeading } from './PageHeading';
import { SignInForm } from './SignInForm';
import { text } from './sign-in-text';

/** For the prerendered HTML, which is the same for every account service. */
const NOT_YET_KNOWN: Backend = { url: '', key: '', inbox: null };

/**
 * The sign-in page: asks for an email address and sends a link to it. Redirects home if someone is already signed in.
 */
export default function SignIn() {
  usePageTitle(text.pageTitle);
  const auth = useAuth();
  const isHydrating = useIsHydrating();
  if (auth.status === 'signedIn') return <Navigate to="/" replace />;
  const service = isHydrating ? NOT_YET_KNOWN : getBackend();
  return (
    <HarbourPage className={isHydrating ? 'for-visitors' : ''}>
      {auth.status === 'loading' ? (
        <>
          <h1>{text.welcome}</h1>
          <CheckingSignIn />
        </>
      ) : service === null ? (
        <NoAccounts />
      ) : (
        <EmailStep service={service} />
      )}
    </HarbourPage>
  );
}

type Step =
  | { readonly name: 'form'; readonly email: string; readonly came: 'first' | 'back' }
  | { readonly name: 'sent'; readonly email: string };

const FIRST: Step = { name: 'form', email: '', came: 'first' };

/** The step that was shown before the page was reloaded. */
function storedStep(): Step {
  const email = readEmailSentTo();
  return email === null ? FIRST : { name: 'sent', email };
}

function EmailStep({ service }: { readonly service: Backend }) {
  const [chosen, setChosen] = useState<Step | null>(null);
  const isHydrating = useIsHydrating();
  const step = chosen ?? (isHydrating ? FIRST : storedStep());
  if (step.name === 'sent')
    return (
      <EmailSent
        email={step.email}
        inbox={service.inbox}
        onBack={() => {
          storeEmailSentTo(null);
          setChosen({ name: 'form', email: step.email, came: 'back' });
        }}
      />
    );
  return (
    <>
      <PageHeading takesFocus={step.came === 'back'}>{text.welcome}</PageHeading>
      <Lead>{text.lead}</Lead>
      <noscript>
        <p className="font-bold">{text.scriptless}</p>
      </noscript>
      <SignInForm
        email={step.email}
        onSent={(email) => {
          storeEmailSentTo(email);
          setChosen({ name: 'sent', email });
        }}
      />
      <p className="text-small text-text-soft">{text.withoutAccount}</p>
    </>
  );
}

const Lead = ({ children }: { readonly children: ReactNode }) => <p className="text-lead text-text-soft">{children}</p>;
