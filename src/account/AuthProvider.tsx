import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useStore } from '../device/page-store';
import { type AuthState, authStore } from './auth-state';
import { followOtherTabs } from './start';

/** What the HTML of a page begins with: most visitors are nobody in particular. */
const AT_FIRST: AuthState = { status: 'signedOut' };

const AuthContext = createContext<AuthState | null>(null);

/** Tells everything inside it whether somebody is signed in. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const state = useStore(authStore, AT_FIRST);
  useEffect(followOtherTabs, []);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Whether somebody is signed in, and who; throws outside an AuthProvider. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
