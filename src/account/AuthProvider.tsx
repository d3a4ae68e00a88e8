import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { type AuthState, authState, subscribeAuth } from './auth-state';
import { followOtherTabs } from './start';

/** What the HTML of a page begins with: most visitors are nobody in particular. */
const AT_FIRST: AuthState = { status: 'signedOut' };

const AuthContext = createContext<AuthState | null>(null);

/** Tells everything inside it whether somebody is signed in. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const state = useSyncExternalStore(subscribeAuth, authState, () => AT_FIRST);
  useEffect(followOtherTabs, []);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Whether somebody is signed in, and who; throws outside an AuthProvider. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
