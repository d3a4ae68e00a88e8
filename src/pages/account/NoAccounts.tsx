import Play from 'lucide-react/icons/play';
import { LinkButton } from '../../ui/LinkButton';

/** For copies of the site without an account service. */
export const NoAccounts = () => (
  <>
    <h1>Welcome to Numeria</h1>
    <p className="text-lead text-text-soft">
      This copy of Numeria has no accounts, so you do not need to sign in. All the games work without an account, and
      your progress stays on this device.
    </p>
    <LinkButton to="/#games" variant="primary" className="mt-2" icon={<Play className="icon icon-solid" />}>
      Go to the games
    </LinkButton>
  </>
);
