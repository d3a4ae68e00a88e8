import { startAuth } from '../../account/start';
import { useIsSlow } from '../../account/useIsSlow';
import { NoAnswer } from './NoAnswer';

/** Shown while it is not known whether someone is signed in. Reports a slow connection. */
export function FindingOut() {
  const isSlow = useIsSlow(true);
  if (isSlow)
    return (
      <NoAnswer onAgain={startAuth}>
        The account service does not answer just now. Nothing of yours is lost; check the connection and try again.
      </NoAnswer>
    );
  return (
    <p role="status" className="loading text-lead text-text-soft">
      One moment…
    </p>
  );
}
