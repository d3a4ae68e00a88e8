import { Link } from 'react-router-dom';
import { Logo } from '../../ui/Logo';

const YEAR = new Date().getFullYear();

/** The deep water at the end of every page. */
export function Footer() {
  return (
    <footer className="bg-ground pt-12 pb-8 text-on-ground">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-8 md:grid-cols-[1.5fr_1fr] md:gap-12">
          <div className="max-w-88">
            <Link to="/" aria-label="Numeria, home" className="inline-flex min-h-12 items-center rounded-small">
              <Logo isOnDark className="h-11 w-auto" />
            </Link>
            <p className="mt-4 text-on-ground-soft">Enabling mathematics education for individuals of all ages.</p>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links" className="lettering text-[1.125rem]">
              Quick Links
            </h2>
            <ul className="mt-1">
              <li>
                <Link
                  to="/"
                  className="inline-flex min-h-12 items-center rounded-small text-on-ground-soft hover:text-white hover:underline"
                >
                  Home
                </Link>
              </li>
            </ul>
          </nav>
        </div>
        <div className="mt-10 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t-2 border-[#3b3b66] pt-6 text-small text-on-ground-soft">
          <span>© {YEAR} Numeria</span>
          <span>Free, always. No paywalls.</span>
        </div>
      </div>
    </footer>
  );
}
