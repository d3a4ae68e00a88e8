import type { ReactNode } from 'react';
import { Harbour } from './Harbour';

interface AtHarbourProps {
  /** Vertical alignment of the text. `top` keeps it in place when more text appears below. */
  readonly align?: 'centre' | 'top';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page with a few lines of text next to a picture of a harbour, or below it on phones. */
export const HarbourPage = ({ align = 'centre', className = '', children }: AtHarbourProps) => (
  <main id="main" className={PAGE}>
    <div className={`${TEXT} ${ALIGN[align]} ${className}`}>{children}</div>
    <Harbour />
  </main>
);

const PAGE =
  'toasts-above grid min-h-[calc(100vh-4.5rem)] grid-cols-[minmax(26.25rem,5fr)_7fr] ' +
  'narrow:grid-cols-[repeat(auto-fit,minmax(min(26.25rem,100%),1fr))] narrow:content-start ' +
  'phone:min-h-[calc(100vh-4rem)] phone:grid-cols-1 phone:grid-rows-[15rem_auto]';

const TEXT =
  'sign-spoken-text grid w-[min(25rem,100%-3rem)] gap-3.5 justify-self-center ' +
  'phone:w-[min(25rem,100%-2rem)] [&_h1]:text-[clamp(2.25rem,1.8rem+1.6vw,3rem)]';

const ALIGN = { centre: 'self-center py-8', top: 'self-start pt-[clamp(2rem,16vh,10rem)] pb-8 narrow:pt-8' } as const;
