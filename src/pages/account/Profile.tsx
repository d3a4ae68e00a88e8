import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { useIsHydrating } from '../../ui/hydration';
import { lazyPart } from '../../ui/lazy-page';
import { usePageTitle } from '../../ui/page-title';
import { CheckingSignIn } from './CheckingSignIn';
import { text } from './profile-text';

// Only loaded for signed-in visitors, because it includes the account code.
const ProfilePage = lazyPart(() => import('./ProfilePage'));

/** The profile page. It redirects to the sign-in page without a session, and to the home page after signing out. */
export default function Profile() {
  usePageTitle(text.pageTitle);
  const auth = useAuth();
  const isHydrating = useIsHydrating();
  const [exit, setExit] = useState<'/auth' | '/'>('/auth');
  // Empty until the sign-in state is known and the sign-in page is loaded, so that the footer does not jump.
  if (isHydrating) return <Empty />;
  if (auth.status === 'signedIn')
    return <ProfilePage key={auth.user.id} user={auth.user} onLeave={() => setExit('/')} />;
  return <Empty>{auth.status === 'loading' ? <CheckingSignIn /> : <Navigate to={exit} replace />}</Empty>;
}

/** The page without any data. Without JavaScript, it says what the page is for. */
const Empty = ({ children }: { readonly children?: ReactNode }) => (
  <main id="main" className="wrap grid min-h-screen content-start justify-items-start gap-4 py-12">
    {children}
    <noscript>
      <h1>{text.title}</h1>
      <p className="mt-4 max-w-160 text-lead text-text-soft">{text.scriptless}</p>
    </noscript>
  </main>
);
