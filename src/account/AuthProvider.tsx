import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useStore } from '../ui/page-store';
import { type AuthState, authStore, VISITOR } from './auth-state';
import { watchOtherTabs } from './start';

const AuthContext = createContext<AuthState | null>(null);

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  // Most visitors are not signed in, so the prerendered HTML is for them.
  const state = useStore(authStore, VISITOR);
  useEffect(watchOtherTabs, []);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Throws outside an AuthProvider. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
