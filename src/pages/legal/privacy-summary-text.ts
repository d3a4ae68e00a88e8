export const PRIVACY_SUMMARY: readonly string[] = [
  'You can play every game and watch every video without telling us anything about you.',
  'A child’s progress in the games stays on their device.',
  'We store your email address only if you create an account, subscribe to the newsletter or write to us.',
  'No adverts, no trackers, no cookies. We sell nothing, and at present we collect no usage data.',
  'You can see, download and delete the data in your account at any time.',
];
