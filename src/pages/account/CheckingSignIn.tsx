import { startAuth } from '../../account/start';
import { useIsSlow } from '../../account/useIsSlow';
import { ServiceUnavailable } from './ServiceUnavailable';
import { noAccountService, oneMoment } from './service-text';

/** Shown until the sign-in state is known. Reports a slow connection. */
export function CheckingSignIn() {
  const isSlow = useIsSlow(true);
  if (isSlow) return <ServiceUnavailable onAgain={startAuth}>{noAccountService}</ServiceUnavailable>;
  return (
    <p role="status" className="loading text-lead text-text-soft">
      {oneMoment}
    </p>
  );
}
