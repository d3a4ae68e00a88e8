import { startAuth } from '../../account/start';
import { useIsSlow } from '../../account/useIsSlow';
import { NoAnswer } from './NoAnswer';

/** Shown while it is not known whether someone is signed in. Reports a slow connection. */
export function FindingOut() {
  const isSlow = useIsSlow(true);
  if (isSlow)
    return (
      <NoAnswer onAgain={startAuth}>
        We cannot reach the account service right now. You have not lost anything. Check your connection and try again.
      </NoAnswer>
    );
  return (
    <p role="status" className="loading text-lead text-text-soft">
      One moment…
    </p>
  );
}
