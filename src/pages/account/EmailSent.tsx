import ArrowLeft from 'lucide-react/icons/arrow-left';
import Inbox from 'lucide-react/icons/inbox';
import { Button } from '../../ui/Button';
import { DigitsForm } from './DigitsForm';
import { Hint } from './Hint';
import { PageHeading } from './PageHeading';

interface EmailSentProps {
  readonly email: string;
  /** The page where this copy of the site keeps its letters, if it does. */
  readonly inbox: string | null;
  readonly onBack: () => void;
}

/** The letter is on its way: what to do now. */
export function EmailSent({ email, inbox, onBack }: EmailSentProps) {
  return (
    <>
      <PageHeading takesFocus>Check your email</PageHeading>
      <p className="text-lead text-text-soft">
        We sent a letter to <strong className="break-words text-text">{email}</strong>. Press its link, on any of your
        devices, or type its digits here.
      </p>
      <DigitsForm email={email} />
      <p className="text-text-soft">
        Both work once, for an hour. No letter? Look in the folder for spam, or ask for a new one in a minute.
      </p>
      {inbox !== null && (
        <Hint icon={<Inbox className="icon" />}>
          <span>
            This copy of Numeria keeps its letters to itself:{' '}
            <a href={inbox} className="-my-3 inline-flex min-h-12 items-center text-text-link underline">
              open its inbox
            </a>
            . Where that is locked, its address stands in the terminal in which Numeria was started.
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
