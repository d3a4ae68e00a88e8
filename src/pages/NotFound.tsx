import House from 'lucide-react/icons/house';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../ui/LinkButton';
import { usePageTitle } from '../ui/page-title';
import LostSea from './drawings/lost.svg?part';
import { text } from './not-found-text';
import Boat from './sea/drawings/boat.svg?part';
import Ground from './sea/drawings/ground.svg?part';

/** The 404 page: an empty stretch of sea. */
export default function NotFound() {
  usePageTitle(text.pageTitle);
  const { pathname } = useLocation();
  useEffect(() => console.error(`There is no page at ${pathname}`), [pathname]);

  return (
    <main id="main" className="relative min-h-[min(52rem,100vh-4.5rem)] overflow-hidden bg-sea-shallow">
      <div className="relative z-2 mx-auto grid w-[min(48rem,100%-2rem)] justify-items-center gap-3 pt-14 pb-72 text-center phone:pt-10 phone:pb-44">
        <h1 className="text-[clamp(6rem,4rem+10vw,11rem)] leading-[0.9]">404</h1>
        <p className="lettering text-h2 text-balance">{text.title}</p>
        <p className="text-lead font-semibold">{text.lead}</p>
        <LinkButton to="/" variant="primary" size="big" icon={<House className="icon" />} className="mt-3">
          {text.home}
        </LinkButton>
      </div>
      <svg
        className="absolute bottom-0 left-1/2 w-[max(100rem,100%)] max-w-none -translate-x-1/2 phone:w-[max(56rem,100%)]"
        viewBox="0 0 1600 250"
        aria-hidden="true"
      >
        <LostSea />
        <Boat transform="translate(800 152) rotate(4) scale(1.3)" />
        <Ground />
      </svg>
    </main>
  );
}
