import { usePageTitle } from '../../ui/page-title';
import { SITE } from '../site-settings';
import '../../ui/prose.css';
import '../sea/coast.css';
import { ContactForm } from './ContactForm';
import { createMailtoUrl } from './mail-link';
import { PillarBoxIsland } from './PillarBoxIsland';
import { text } from './text';

export default function Contact() {
  usePageTitle(text.title);
  return (
    <main
      id="main"
      className="mx-auto grid w-[min(100rem,100%-3rem)] grid-cols-[minmax(26rem,1fr)_minmax(0,1fr)] items-start gap-6 pb-12 narrow:grid-cols-1 narrow:gap-0 phone:w-[calc(100%-2rem)]"
    >
      <div className="grid w-[min(36rem,100%)] gap-7 justify-self-center py-10 phone:py-6">
        <div className="prose">
          <h1 className="text-[clamp(2.25rem,1.8rem+1.6vw,3rem)]">{text.title}</h1>
          <p className="text-lead text-text-soft">
            {text.lead(<a href={createMailtoUrl(SITE.supportEmail)}>{SITE.supportEmail}</a>, (words) => (
              <span className="scriptless:hidden">{words}</span>
            ))}
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
