import ArrowLeft from 'lucide-react/icons/arrow-left';
import Inbox from 'lucide-react/icons/inbox';
import { Button } from '../../ui/Button';
import { CodeForm } from './CodeForm';
import { Hint } from './Hint';
import { PageHeading } from './PageHeading';
import { sentText as text } from './sign-in-text';

interface EmailSentProps {
  readonly email: string;
  /** The URL of the inbox page, in a copy of the site that does not send emails. */
  readonly inbox: string | null;
  readonly onBack: () => void;
}

/** What to do once the email is on its way. */
export function EmailSent({ email, inbox, onBack }: EmailSentProps) {
  return (
    <>
      <PageHeading takesFocus>{text.title}</PageHeading>
      <p className="text-lead text-text-soft">
        {text.lead(<strong className="break-words text-text">{email}</strong>)}
      </p>
      <CodeForm email={email} />
      <p className="text-text-soft">{text.help}</p>
      {inbox !== null && (
        <Hint icon={<Inbox className="icon" />}>
          <span>
            {text.inbox((words) => (
              <a href={inbox} className="-my-3 inline-flex min-h-12 items-center text-text-link underline">
                {words}
              </a>
            ))}
          </span>
        </Hint>
      )}
      <Button
        variant="plain"
        className="mt-3 justify-self-start"
        icon={<ArrowLeft className="icon" />}
        onClick={onBack}
      >
        {text.back}
      </Button>
    </>
  );
}
