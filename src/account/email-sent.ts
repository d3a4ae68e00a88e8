/** What the place of a page in the tab's history holds beside what the router keeps there. */
const historyState = (): Record<string, unknown> => ({ ...Object(history.state) });

/**
 * To whom a letter was sent from this place; null where none was. It outlives the page: phones throw pages away while
 * somebody looks for the digits in their mail. Another visit of the page begins anew.
 */
export function emailSentTo(): string | null {
  const { letterTo } = historyState();
  return typeof letterTo === 'string' ? letterTo : null;
}

/** Keeps to whom a letter was sent, or with null that none is waited for. */
export const rememberEmailSentTo = (email: string | null): void =>
  history.replaceState({ ...historyState(), letterTo: email }, '');
