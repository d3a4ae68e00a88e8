import { lazy, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { useIsHydrating } from '../../ui/hydration';
import { LinkButton } from '../../ui/LinkButton';
import { usePageTitle } from '../../ui/page-title';
import { Loading } from '../shell/Loading';

// Only for who is signed in: it brings what talks to the account service.
const ProfilePage = lazy(() => import('./ProfilePage'));

/** The visitor's own page; without a session it leads to the sign-in page, after a sign-out to the home page. */
export default function Profile() {
  usePageTitle('Profile');
  const auth = useAuth();
  const isHydrating = useIsHydrating();
  const [exit, setExit] = useState<'/auth' | '/'>('/auth');
  if (isHydrating) return <ForMembers />;
  if (auth.status === 'loading') return <Loading />;
  if (auth.status === 'signedOut')
    return (
      <>
        {/* Until the other page has arrived: else the footer would jump up and down again. */}
        <ForMembers />
        <Navigate to={exit} replace />
      </>
    );
  return <ProfilePage key={auth.user.id} user={auth.user} onLeave={() => setExit('/')} />;
}

/** What stands here until it is known who is there, and for as long as scripts are switched off. */
const ForMembers = () => (
  <main id="main" className="wrap grid min-h-screen content-start justify-items-start gap-4 py-12">
    <h1>Your profile</h1>
    <p className="max-w-160 text-lead text-text-soft">
      What you told about yourself, and your favourite games. This page is for those who have signed in.
    </p>
    <LinkButton to="/auth" variant="primary">
      Sign In
    </LinkButton>
  </main>
);
