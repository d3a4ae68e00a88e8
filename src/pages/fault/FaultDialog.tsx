import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-look';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/TextField';
import { createMailLink } from '../contact/mail-link';
import { SITE } from '../site-settings';
import { describePage, formatReport } from './facts';
import { text } from './text';

interface Props {
  readonly onClose: () => void;
  /** What crashed the page. */
  readonly error?: Error;
}

/** Shows the whole text of a report and opens it as an email or copies it. It sends and stores nothing. */
export function FaultDialog({ onClose, error }: Props) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.title} description={text.about} className="max-w-200">
      <Report error={error ?? null} />
    </Dialog>
  );
}

type Copying = 'none' | 'copied' | 'refused';

function Report({ error }: { readonly error: Error | null }) {
  const [facts] = useState(() => describePage(error));
  const [message, setMessage] = useState('');
  const [copying, setCopying] = useState<Copying>('none');
  const report = formatReport(message, facts);
  const subject = text.subject(facts.page ?? '');
  const { href, text: carriage } = createMailLink(SITE.supportEmail, { name: '', email: '', subject, message: report });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report);
      setCopying('copied');
    } catch {
      setCopying('refused');
    }
  };
  return (
    <div className="mt-5 grid gap-5">
      <TextArea
        label={text.what}
        hint={text.whatHint}
        rows={3}
        autoComplete="off"
        value={message}
        onChange={({ target }) => {
          setMessage(target.value);
          setCopying('none');
        }}
      />
      <section className="grid gap-2" aria-label={text.whole}>
        <h3>{text.whole}</h3>
        {/* Shown as it would be sent, not as the browser translates it. */}
        <pre
          translate="no"
          dir="auto"
          className="rounded-medium bg-surface-sunken p-4 text-small/[1.5] whitespace-pre-wrap [font-family:inherit] [overflow-wrap:anywhere]"
        >
          {report}
        </pre>
      </section>
      <p>{text.askAnAdult}</p>
      <div className="flex flex-wrap gap-3">
        <a href={href} className={buttonClass({ variant: 'primary' })}>
          <Mail className="icon" aria-hidden="true" />
          <span>{text.email}</span>
        </a>
        <Button icon={<Copy className="icon" aria-hidden="true" />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
      <p role="status" className="font-bold empty:-mt-5">
        {statusOf(copying, carriage)}
      </p>
    </div>
  );
}

function statusOf(copying: Copying, carriage: 'carried' | 'pasted'): string {
  if (copying === 'copied') return text.copied(SITE.supportEmail);
  if (copying === 'refused') return text.notCopied;
  return carriage === 'pasted' ? text.tooLong : '';
}
