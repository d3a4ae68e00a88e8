import { usePageTitle } from '../../ui/page-title';
import { SITE } from '../site-facts';
import '../../ui/prose.css';
import './contact.css';
import { ContactForm } from './ContactForm';
import { mailtoAddress } from './message';
import { PostIsland } from './PostIsland';

/** How to reach the people behind the site. */
export default function Contact() {
  usePageTitle('Contact Us');
  return (
    <main id="main" className="contact">
      <div className="contact-words">
        <div className="prose">
          <h1 className="text-[clamp(2.25rem,1.8rem+1.6vw,3rem)]">Contact Us</h1>
          <p className="text-lead text-text-soft">
            A question, a mistake, an idea? Write to <a href={mailtoAddress(SITE.supportEmail)}>{SITE.supportEmail}</a>
            <span className="scriptless:hidden">, or put your letter together here</span>.
          </p>
        </div>
        <ContactForm />
      </div>
      <div className="contact-picture">
        <PostIsland />
      </div>
    </main>
  );
}
