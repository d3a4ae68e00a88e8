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

let state: AuthState = { status: 'loading' };
const listeners = new Set<() => void>();

/** The state as it is now; the same object until it changes. */
export const authState = (): AuthState => state;

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes this the state. What says the same again, such as a refreshed session, changes nothing. */
export function becomeAuth(next: AuthState): void {
  if (isSame(state, next)) return;
  state = next;
  for (const listener of listeners) listener();
}

function isSame(one: AuthState, other: AuthState): boolean {
  if (one.status === 'signedIn' && other.status === 'signedIn')
    return one.user.id === other.user.id && one.user.email === other.user.email;
  return one.status === other.status;
}
