import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsHydrating } from '../../ui/hydration';
import { Logo } from '../../ui/Logo';
import { reportFault } from '../../ui/sheet-requests';
import { NewsletterForm } from '../account/NewsletterForm';
import { Languages } from './Languages';
import { SiteLinks } from './SiteLinks';
import {
  accessibility,
  alwaysFree,
  contact,
  faq,
  forTeachers,
  home,
  mission,
  newsletter,
  numeriaHome,
  privacy,
  quickLinks,
  resources,
  somethingIsWrong,
  terms,
  topics,
  version,
  yourProgress,
} from './text';
import { readVersion } from './version';

const YEAR = new Date().getFullYear();

const QUICK_LINKS = [
  { to: '/', text: home },
  { to: '/progress', text: yourProgress },
  { to: '/contact', text: contact },
  { to: '/faq', text: faq },
] as const;

const RESOURCES = [
  { to: '/teachers', text: forTeachers },
  { to: '/topics', text: topics },
  { to: '/privacy', text: privacy },
  { to: '/terms', text: terms },
  { to: '/accessibility', text: accessibility },
] as const;

/** The site's links, the newsletter and the languages. */
export function FooterContent() {
  return (
    <>
      <div className="grid grid-cols-[1.5fr_0.8fr_1fr_1.7fr] gap-12 narrow:grid-cols-2 phone:gap-x-4 phone:gap-y-8 zoomed:grid-cols-1">
        <div className="phone:col-span-full">
          <Link to="/" aria-label={numeriaHome} className="inline-flex min-h-12 items-center rounded-small">
            <Logo isOnDark className="h-auto w-47 max-w-full" />
          </Link>
          <p className="mt-4 max-w-88 text-on-ground-soft">{mission}</p>
        </div>
        <LinkList id="quick-links" title={quickLinks} links={QUICK_LINKS} />
        <LinkList id="resources" title={resources} links={RESOURCES} />
        <section className="scriptless:hidden phone:col-span-full" aria-labelledby="newsletter">
          <FooterHeading id="newsletter">{newsletter}</FooterHeading>
          <NewsletterForm />
        </section>
      </div>
      <noscript className="for-reading">{import.meta.env.SSR && <SiteLinks />}</noscript>
      <Languages />
      <div className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t-2 border-[#3b3b66] pt-6 text-small text-on-ground-soft">
        <Copyright />
        <button
          type="button"
          className="-my-3 min-h-12 rounded-small hover:text-white hover:underline scriptless:hidden"
          aria-haspopup="dialog"
          onClick={reportFault}
        >
          {somethingIsWrong}
        </button>
        <span>{alwaysFree}</span>
        <span>
          {version} <span data-version="">{readVersion()}</span>
        </span>
      </div>
    </>
  );
}

/** The prerendered HTML has no year, because it may have been built in another year. */
const Copyright = () => <span>{useIsHydrating() ? '© Numeria' : `© ${YEAR} Numeria`}</span>;

const FooterHeading = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <h2 id={id} className="lettering text-[1.125rem]">
    {children}
  </h2>
);

interface LinkListProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

function LinkList({ id, title, links }: LinkListProps) {
  return (
    <nav aria-labelledby={`footer-${id}`}>
      <FooterHeading id={`footer-${id}`}>{title}</FooterHeading>
      <ul className="mt-1">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-12 min-w-12 items-center rounded-small text-on-ground-soft hover:text-white hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
