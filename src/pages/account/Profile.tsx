import { lazy, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { usePageTitle } from '../../ui/page-title';
import { Loading } from '../shell/Loading';

// Only for who is signed in: it brings what talks to the account service.
const ProfilePage = lazy(() => import('./ProfilePage'));

/** The visitor's own page; without a session it leads to the sign-in page, after a sign-out to the home page. */
export default function Profile() {
  usePageTitle('Profile');
  const auth = useAuth();
  const [exit, setExit] = useState<'/auth' | '/'>('/auth');
  if (auth.status === 'loading') return <Loading />;
  if (auth.status === 'signedOut') return <Navigate to={exit} replace />;
  return <ProfilePage key={auth.user.id} user={auth.user} onLeave={() => setExit('/')} />;
}
