import ArrowLeft from 'lucide-react/icons/arrow-left';
import Inbox from 'lucide-react/icons/inbox';
import { Button } from '../../ui/Button';
import { CodeForm } from './CodeForm';
import { Hint } from './Hint';
import { PageHeading } from './PageHeading';

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
      <PageHeading takesFocus>Check your email</PageHeading>
      <p className="text-lead text-text-soft">
        We have emailed <strong className="break-words text-text">{email}</strong>. Open the link in it on any of your
        devices, or type the code here.
      </p>
      <CodeForm email={email} />
      <p className="text-text-soft">
        Use one of them within an hour. It works only once. Nothing there? Check your spam folder, or ask for another
        email in a minute.
      </p>
      {inbox !== null && (
        <Hint icon={<Inbox className="icon" />}>
          <span>
            This copy of Numeria does not send real emails:{' '}
            <a href={inbox} className="-my-3 inline-flex min-h-12 items-center text-text-link underline">
              open its inbox
            </a>
            . If it is locked, you will find its address in the terminal where Numeria was started.
          </span>
        </Hint>
      )}
      <Button
        variant="plain"
        className="mt-3 justify-self-start"
        icon={<ArrowLeft className="icon" />}
        onClick={onBack}
      >
        Back to sign in
      </Button>
    </>
  );
}
