export const SIGNED_OUT = 'You are signed out';
export const SIGNED_OUT_TEXT =
  'You signed out in another tab or on another device, or your sign-in expired. You can sign in again.';
