import { createStore } from '../device/page-store';

/** Whoever is signed in; the same object for as long as nothing about them changes. */
export interface AccountUser {
  readonly id: string;
  /** Empty where the account has none. */
  readonly email: string;
  /** When the account was made, as ISO 8601. */
  readonly createdAt: string;
}

/** Whether somebody is signed in; at first nobody knows. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: AccountUser };

/** The state, for whoever follows it. */
export const authStore = createStore<AuthState>({ status: 'loading' });

/** The state as it is now; the same object until it changes. */
export const authState = authStore.read;

/** Makes this the state. What says the same again, such as a refreshed session, changes nothing. */
export function becomeAuth(next: AuthState): void {
  if (!isSame(authState(), next)) authStore.set(next);
}

function isSame(one: AuthState, other: AuthState): boolean {
  if (one.status === 'signedIn' && other.status === 'signedIn')
    return one.user.id === other.user.id && one.user.email === other.user.email;
  return one.status === other.status;
}
