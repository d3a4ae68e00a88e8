import { Link, NavLink } from 'react-router-dom';
import { useAuth } from '../../account/AuthProvider';
import { LinkButton } from '../../ui/LinkButton';
import { profile, signIn } from './account-link-text';
import { getInitial } from './initial';

/**
 * Links to the profile or to the sign-in page. Empty until the sign-in state is known. In the phone menu it is a text
 * link.
 */
export function AccountLink({ isPanel = false }: { readonly isPanel?: boolean }) {
  const auth = useAuth();
  if (auth.status === 'loading') return null;
  const isSignedIn = auth.status === 'signedIn';
  if (isPanel)
    return (
      <NavLink to={isSignedIn ? '/profile' : '/auth'} className="nav-link lettering">
        {isSignedIn ? profile : signIn}
      </NavLink>
    );
  return isSignedIn ? (
    <Link
      to="/profile"
      aria-label={profile}
      className="lettering grid size-12 flex-none place-items-center rounded-full text-[1.25rem]"
    >
      <span aria-hidden="true" className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
        {getInitial(auth.user.email)}
      </span>
    </Link>
  ) : (
    <LinkButton to="/auth" variant="primary" className="for-visitors whitespace-nowrap">
      {signIn}
    </LinkButton>
  );
}
