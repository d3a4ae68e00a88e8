import { usePageTitle } from '../../ui/page-title';
import { SITE } from '../site-settings';
import '../../ui/prose.css';
import '../sea/coast.css';
import { ContactForm } from './ContactForm';
import { createMailtoUrl } from './mail-link';
import { PillarBoxIsland } from './PillarBoxIsland';

export default function Contact() {
  usePageTitle('Contact Us');
  return (
    <main
      id="main"
      className="mx-auto grid w-[min(100rem,100%-3rem)] grid-cols-[minmax(26rem,1fr)_minmax(0,1fr)] items-start gap-6 pb-12 narrow:grid-cols-1 narrow:gap-0 phone:w-[calc(100%-2rem)]"
    >
      <div className="grid w-[min(36rem,100%)] gap-7 justify-self-center py-10 phone:py-6">
        <div className="prose">
          <h1 className="text-[clamp(2.25rem,1.8rem+1.6vw,3rem)]">Contact Us</h1>
          <p className="text-lead text-text-soft">
            A question, a mistake, an idea? Write to{' '}
            <a href={createMailtoUrl(SITE.supportEmail)}>{SITE.supportEmail}</a>
            <span className="scriptless:hidden">, or write your message here</span>.
          </p>
        </div>
        <ContactForm />
      </div>
      <div className="coast sticky top-18 h-[min(50rem,100vh-6rem)] overflow-hidden rounded-large bg-(--coast-sky) narrow:static narrow:-order-1 narrow:h-88 phone:h-52">
        <PillarBoxIsland />
      </div>
    </main>
  );
}
