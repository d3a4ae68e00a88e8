import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-look';
import { showToast } from '../../ui/toast';
import { SITE } from '../site-settings';
import { type ContactMessage, createMailLink, createMailtoUrl, emailText } from './mail-link';

const COPIED = { title: 'Copied', text: `Now paste it into an email to ${SITE.supportEmail}.` } as const;
const NOT_COPIED = {
  title: 'Your browser blocked copying',
  text: 'Select the message in its field and copy it from there.',
} as const;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(COPIED);
  } catch {
    showToast(NOT_COPIED);
  }
}

/** Opens the visitor's own email app with the text of the form. That email is how a message really reaches us. */
export function ReplyByEmail({ message }: { readonly message: ContactMessage }) {
  const { href, text } = createMailLink(SITE.supportEmail, message);
  const ownText = emailText(message);
  return (
    <section aria-labelledby="for-a-reply" className="prose rounded-large bg-tint-sun p-6 text-text phone:p-5">
      <h2 id="for-a-reply" className="text-h3">
        Would you like a reply?
      </h2>
      <p>
        <span className="scriptless:hidden">This form cannot send messages yet. </span>For a reply, write to{' '}
        <a href={createMailtoUrl(SITE.supportEmail)}>{SITE.supportEmail}</a> from your own email app.{' '}
        {text === 'carried' && <span>The button copies what you have written above into a new email.</span>}
      </p>
      {text === 'pasted' && (
        <p role="status" className="font-bold">
          Your message is too long for this button. Copy it and paste it into an email.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={href} className={buttonClass({ variant: 'plain' })}>
          <Mail className="icon" aria-hidden="true" />
          Open in my email app
        </a>
        {ownText !== '' && (
          <Button
            variant="quiet"
            icon={<Copy className="icon" aria-hidden="true" />}
            onClick={() => void copy(ownText)}
          >
            Copy the message
          </Button>
        )}
      </div>
    </section>
  );
}
