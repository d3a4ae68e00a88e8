import type { ReactNode } from 'react';

export const text = {
  title: 'Delete your account?',
  description: 'This cannot be undone. These things are removed for good:',
  removed: (email: string): readonly string[] => [
    `your sign-in for ${email}`,
    'your profile, including your name and date of birth',
    'your favourite games',
    'your newsletter subscription, if you have one with this email address',
  ],
  progress: 'Your progress in the games stays on this device.',
  keep: 'Keep my account',
  delete: 'Delete my account',
  deleting: 'Deleting...',
  deleted: 'Your account is deleted',
  deletedText: 'We have deleted your data. You can carry on playing.',
  confirmTitle: 'Is it really you?',
  confirmDescription: 'You signed in a while ago. Please confirm that it is you.',
  codeSent: (email: ReactNode): ReactNode => (
    <>We have emailed a code to {email}. Type it here to delete your account.</>
  ),
  codeAlreadySent: 'Use the code you already have',
};
