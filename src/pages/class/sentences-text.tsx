import type { ReactNode } from 'react';

/** What a class has solved. The figure is large, and the first words are on a line of their own. */
export const solvedTogether = (line: (text: string) => ReactNode, right: ReactNode) => (
  <>
    {line('We solved')} {right} together
  </>
);

/** Below the steps of the setup. */
export const privacy = (link: (text: string) => ReactNode) => (
  <>
    The camera starts only when you press the button, its images stay on this device, and it pauses while the page is
    hidden. The codes stay in this tab until you close it. For more about links and settings, see the{' '}
    {link('page for teachers')}.
  </>
);
