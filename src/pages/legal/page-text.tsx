import type { ReactNode } from 'react';

export const text = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  /** When the policies were last updated as a whole. */
  updated: (date: (text: string) => ReactNode): ReactNode => (
    <>This page was {date('last updated 5 May 2025')}. Anything added later has its own date.</>
  ),
  contents: 'On this page',
  inShort: 'In short',
  written: 'Written 21 November 2026. The full text follows.',
};

/** On the passages that were added after the last full update. */
export const ADDED = {
  first: 'Added 21 November 2026',
  second: 'Added 22 November 2026',
  third: 'Added 24 November 2026',
  fourth: 'Added 29 November 2026',
};
