import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { useIsHydrating } from '../../ui/hydration';
import { lazyPart } from '../../ui/lazy-page';
import { usePageTitle } from '../../ui/page-title';
import { FindingOut } from './FindingOut';

// Only for who is signed in: it brings what talks to the account service.
const ProfilePage = lazyPart(() => import('./ProfilePage'));

/** The visitor's own page; without a session it leads to the sign-in page, after a sign-out to the home page. */
export default function Profile() {
  usePageTitle('Profile');
  const auth = useAuth();
  const isHydrating = useIsHydrating();
  const [exit, setExit] = useState<'/auth' | '/'>('/auth');
  // Until it is known who is there nothing stands here, nor until the sign-in page has arrived: else the footer would jump.
  if (isHydrating) return <Empty />;
  if (auth.status === 'signedIn')
    return <ProfilePage key={auth.user.id} user={auth.user} onLeave={() => setExit('/')} />;
  return <Empty>{auth.status === 'loading' ? <FindingOut /> : <Navigate to={exit} replace />}</Empty>;
}

/** The page without anybody's data; for as long as scripts are switched off it says what it is for. */
const Empty = ({ children }: { readonly children?: ReactNode }) => (
  <main id="main" className="wrap grid min-h-screen content-start justify-items-start gap-4 py-12">
    {children}
    <noscript>
      <h1>Your profile</h1>
      <p className="mt-4 max-w-160 text-lead text-text-soft">
        What you told us about yourself, and your favourite games. This page is for those who have signed in: switch
        JavaScript on in your browser, then load it again.
      </p>
    </noscript>
  </main>
);
