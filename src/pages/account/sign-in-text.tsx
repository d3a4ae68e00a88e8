import type { ReactNode } from 'react';

export const text = {
  pageTitle: 'Sign in',
  welcome: 'Welcome to Numeria',
  lead: 'You do not need a password. We email you a link that signs you in.',
  scriptless: 'To sign in, turn on JavaScript in your browser, then reload this page.',
  withoutAccount: 'You can play every game without signing in. An account saves your favourites.',
  address: 'Email address',
  sampleAddress: 'you@example.org',
  send: 'Send Magic Link',
  sending: 'Sending...',
  error: 'Error',
  sent: 'Check your email!',
  sentText: "We've sent you a magic link to sign in.",
  stillTrying: 'No answer yet. Still trying…',
  under13: 'Under 13? Ask a grown-up to do this for you.',
  notMyDevice: 'This is not my own device',
  notMyDeviceHint: 'Is it a school’s or a friend’s? We will sign you out when you close this tab.',
  noAccounts:
    'This copy of Numeria has no accounts, so you do not need to sign in. All the games work without an account, and your progress stays on this device.',
  toGames: 'Go to the games',
};

/** On the page after the email was sent. */
export const sentText = {
  title: 'Check your email',
  lead: (email: ReactNode): ReactNode => (
    <>We have emailed {email}. Open the link in it on any of your devices, or type the code here.</>
  ),
  help: 'Use one of them within an hour. It works only once. Nothing there? Check your spam folder, or ask for another email in a minute.',
  inbox: (link: (text: string) => ReactNode): ReactNode => (
    <>
      This copy of Numeria does not send real emails: {link('open its inbox')}. If it is locked, you will find its
      address in the terminal where Numeria was started.
    </>
  ),
  back: 'Back to sign in',
};

/** On the form for the code. */
export const codeFormText = {
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  errors: {
    refused: 'That code did not work. It may be mistyped or out of date. Try again, or open the link in the email.',
    'too often': 'There have been too many attempts. Wait a few minutes, then try again.',
    'only the link': 'Too many wrong codes have been tried. Open the link in the email instead.',
    'no answer': 'We cannot reach the account service right now. Your code is still valid. Try again in a moment.',
  },
};
