import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useStore } from '../ui/page-store';
import { type AuthState, authStore } from './auth-state';
import { watchOtherTabs } from './start';

/** The state that the prerendered HTML shows, because most visitors are not signed in. */
const AT_FIRST: AuthState = { status: 'signedOut' };

const AuthContext = createContext<AuthState | null>(null);

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const state = useStore(authStore, AT_FIRST);
  useEffect(watchOtherTabs, []);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Throws outside an AuthProvider. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
