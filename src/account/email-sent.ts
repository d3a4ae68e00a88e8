/** The state of this history entry, including what the router stores there. */
const historyState = (): Record<string, unknown> => ({ ...Object(history.state) });

/**
 * The address that a sign-in email was sent to from this history entry; null if there was no email. It survives a
 * reload, because phones discard pages while people look for the code in their email. A new visit to the page starts
 * fresh.
 */
export function readEmailSentTo(): string | null {
  const { emailSentTo } = historyState();
  return typeof emailSentTo === 'string' ? emailSentTo : null;
}

/** Pass null when no email is awaited. */
export const storeEmailSentTo = (email: string | null): void =>
  history.replaceState({ ...historyState(), emailSentTo: email }, '');
