export const text = {
  pageTitle: 'Profile',
  title: 'Your profile',
  scriptless:
    'What you have told us about yourself, and your favourite games. You need to sign in to see this page. Turn on JavaScript in your browser, then reload the page.',
  home: 'Back to Home',
  signOut: 'Sign Out',
  signOutEverywhere: 'Sign Out Everywhere',
  signedOutEverywhere: 'You are signed out everywhere',
  signedOutEverywhereText: 'You can sign in again on any device.',
  loading: 'Loading…',
};

export const aboutYouText = {
  title: 'About you',
  error: 'Error',
  failed: 'Failed to load profile',
  unavailable: 'We could not load your profile. It is safe. Check your connection and try again.',
};

export const formText = {
  required: 'Only your email address is required. The rest is up to you.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  emailHint: (email: string): string => `You will still sign in with ${email}.`,
  dateOfBirth: 'Date of Birth',
  save: 'Save Profile',
  saving: 'Saving...',
  saved: 'Success',
  savedText: 'Profile updated successfully',
  nameTooLong: (characters: number): string => `This name is too long. Use at most ${characters} characters.`,
  impossibleDate: 'Choose a date between 1900 and today.',
  halfDate: 'This date is not complete. Fill it in, or clear it.',
};

export const favouritesText = {
  title: 'Your Favorite Games',
  unavailable: 'We could not load your favourites. They are safe. Check your connection and try again.',
  none: "You haven't favorited any games yet. Go to the home page to add some favorites!",
  play: 'Play Now',
};

export const dataText = {
  title: 'Your data',
  stored:
    'We store your email address, what you write on this page and your favourites. If you subscribed to the newsletter, we store your address for that too. Your progress in the games stays on your device.',
  inDownload:
    'The download contains your account, your profile and your favourites. It does not include the newsletter list, because nobody can read that through the site.',
  download: 'Download my data',
  deleteAccount: 'Delete my account',
};
