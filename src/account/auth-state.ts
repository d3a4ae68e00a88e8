import { createStore } from '../ui/page-store';

/** The signed-in user. The same object is reused until their details change. */
export interface AccountUser {
  readonly id: string;
  /** Empty if the account has none. */
  readonly email: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: AccountUser };

/** One object, so that a page for visitors renders as it was prerendered, without a change. */
export const VISITOR: AuthState = { status: 'signedOut' };

export const authStore = createStore<AuthState>({ status: 'loading' });

/** The current state; the same object until it changes. */
export const readAuthState = authStore.read;

/** Listeners are not called if the new state is equal, for example after a session refresh. */
export function setAuthState(next: AuthState): void {
  if (!isSame(readAuthState(), next)) authStore.set(next);
}

function isSame(one: AuthState, other: AuthState): boolean {
  if (one.status === 'signedIn' && other.status === 'signedIn')
    return one.user.id === other.user.id && one.user.email === other.user.email;
  return one.status === other.status;
}
