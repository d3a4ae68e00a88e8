import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-look';
import { showToast } from '../../ui/toast';
import { SITE } from '../site-settings';
import { type ContactMessage, createMailLink, createMailtoUrl, emailText } from './mail-link';
import { replyText as text } from './text';

const COPIED = { title: text.copied, text: text.copiedText(SITE.supportEmail) } as const;
const NOT_COPIED = {
  title: text.notCopied,
  text: text.notCopiedText,
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
  const { href, text: carriage } = createMailLink(SITE.supportEmail, message);
  const ownText = emailText(message);
  return (
    <section aria-labelledby="for-a-reply" className="prose rounded-large bg-tint-sun p-6 text-text phone:p-5">
      <h2 id="for-a-reply" className="text-h3">
        {text.title}
      </h2>
      <p>
        <span className="scriptless:hidden">{text.cannotSend} </span>
        {text.writeTo(<a href={createMailtoUrl(SITE.supportEmail)}>{SITE.supportEmail}</a>)}{' '}
        {carriage === 'carried' && <span>{text.carried}</span>}
      </p>
      {carriage === 'pasted' && (
        <p role="status" className="font-bold">
          {text.tooLong}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={href} className={buttonClass({ variant: 'plain' })}>
          <Mail className="icon" aria-hidden="true" />
          {text.open}
        </a>
        {ownText !== '' && (
          <Button
            variant="quiet"
            icon={<Copy className="icon" aria-hidden="true" />}
            onClick={() => void copy(ownText)}
          >
            {text.copy}
          </Button>
        )}
      </div>
    </section>
  );
}
