import { House } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../ui/LinkButton';
import { usePageTitle } from '../ui/page-title';
import { Boat } from './sea/Boat';
import { Course, Foam } from './sea/waters';

/** An empty bit of sea, for every address that leads nowhere. */
export default function NotFound() {
  usePageTitle('Page not found');
  const { pathname } = useLocation();
  useEffect(() => console.error(`There is no page at ${pathname}`), [pathname]);

  return (
    <main id="main" className="relative min-h-[min(52rem,100vh-4.5rem)] overflow-hidden bg-sea-shallow">
      <div className="relative z-2 mx-auto grid w-[min(48rem,100%-2rem)] justify-items-center gap-3 pt-14 pb-72 text-center phone:pt-10 phone:pb-44">
        <h1 className="text-[clamp(6rem,4rem+10vw,11rem)] leading-[0.9]">404</h1>
        <p className="lettering text-h2 text-balance">Oops! We couldn't find the page you're looking for.</p>
        <p className="text-lead font-semibold">The page you requested doesn't exist or has been moved.</p>
        <LinkButton to="/" variant="primary" size="big" icon={<House className="icon" />} className="mt-3">
          Return to Home
        </LinkButton>
      </div>
      <svg
        className="absolute bottom-0 left-1/2 w-[max(100rem,100%)] max-w-none -translate-x-1/2 phone:w-[max(56rem,100%)]"
        viewBox="0 0 1600 250"
        aria-hidden="true"
      >
        <path className="fill-sea-middle" d="M0 66C200 34 380 86 600 60S1000 30 1200 54S1480 78 1600 46V250H0Z" />
        <Course d="M-20 116C140 84 260 150 420 128S620 92 742 122" />
        <Foam
          at={[
            [980, 110],
            [560, 96],
            [1130, 60],
            [300, 76],
          ]}
        />
        <path className="fill-sea-deep" d="M0 156C200 130 380 176 600 154S1000 126 1200 148S1480 168 1600 140V250H0Z" />
        <Boat transform="translate(800 152) rotate(4) scale(1.3)" />
        <path className="fill-ground" d="M0 232C200 214 380 246 600 230S1000 212 1200 228S1480 242 1600 222V251H0Z" />
      </svg>
    </main>
  );
}
