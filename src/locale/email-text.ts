/** The sign-in emails (`npm run make:emails`): `welcome` to a new address, `back` to one that has signed in before. */
export const email = {
  welcome: {
    subject: 'Welcome to Numeria: your sign-in link',
    heading: 'Welcome aboard!',
    lead: 'Someone, hopefully you, asked to sign in to Numeria. Press the button and your account is ready.',
    button: 'Confirm and sign in',
  },
  back: {
    subject: 'Your Numeria sign-in link',
    heading: 'Welcome back!',
    lead: 'Press the button to sign in. You can do this on any device, and you will be signed in there.',
    button: 'Sign in',
  },
  code: 'Or type this code on the page where you asked for this email:',
  once: 'The link and the code work once, for one hour. If the button does not work, copy this address into your browser:',
  unasked: (email: string) =>
    `This email is for ${email}. Didn't ask for this? Ignore this email and don't share the code.`,
};
