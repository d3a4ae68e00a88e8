import type { ReactNode } from 'react';

/** On the page that sign-in links open. */
export const text = {
  pageTitle: 'Sign in from your email',
  title: 'Sign in to Numeria',
  scriptless:
    'To sign in, turn on JavaScript in your browser, then open the link in your email again. It is still valid. You can read every other page without JavaScript.',
  usedTitle: 'This link no longer works',
  used: 'It has expired or has already been used. Only the link in the latest email works.',
  noLinkTitle: 'Open the link in your email',
  noLink:
    'This page only works when you open it from the link in your sign-in email. Your link is still valid: open it again, or ask for a new one.',
  nobody: 'Press the button to sign in with the address that we emailed.',
  somebody: (email: ReactNode): ReactNode => (
    <>You are signed in as {email}. If you press the button, you will switch to the address that we emailed.</>
  ),
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  tryAgain: 'Try again',
  stay: 'Stay signed in as before',
  notAsked: 'If you did not ask for this email, close this page. You have not been signed in.',
  slow: 'No answer yet. Still trying…',
  tooOften: 'There have been too many attempts. Your link is still valid. Wait a few minutes, then try again.',
  noAnswer: 'We cannot reach the account service right now. Your link is still valid. Try again in a moment.',
  newLink: 'Ask for a new link',
  stillSignedIn: (email: ReactNode): ReactNode => (
    <>You are still signed in as {email}. To sign in as someone else, sign out first.</>
  ),
  toGames: 'Go to the games',
};
