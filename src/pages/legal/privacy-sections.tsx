/*
 * The privacy policy. The statements of the first update stand as they were; what is marked as added says what is true
 * of the site as it is now.
 */
import type { LegalSection } from './LegalPage';
import { HOW_IT_IS_TREATED } from './privacy-care';
import { WHAT_IS_KEPT } from './privacy-stored';

export const PRIVACY_IN_SHORT: readonly string[] = [
  'You can play every game and watch every video without telling us anything about you.',
  'What a child reaches in a game stays on the device in use.',
  'We keep an e-mail address only of those who make an account, subscribe to the newsletter or write to us.',
  'No adverts, no trackers, no cookies. Nothing is sold, and at present no usage data is collected.',
  'You can see, download and delete what your account holds, at any time.',
];

export const PRIVACY_SECTIONS: readonly LegalSection[] = [...WHAT_IS_KEPT, ...HOW_IT_IS_TREATED];
