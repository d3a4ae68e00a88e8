import { startAuth } from '../../account/start';
import { useIsSlow } from '../../account/useIsSlow';
import { ServiceUnavailable } from './ServiceUnavailable';

/** Shown until the sign-in state is known. Reports a slow connection. */
export function CheckingSignIn() {
  const isSlow = useIsSlow(true);
  if (isSlow)
    return (
      <ServiceUnavailable onAgain={startAuth}>
        We cannot reach the account service right now. You have not lost anything. Check your connection and try again.
      </ServiceUnavailable>
    );
  return (
    <p role="status" className="loading text-lead text-text-soft">
      One moment…
    </p>
  );
}
