import Play from 'lucide-react/icons/play';
import { LinkButton } from '../../ui/LinkButton';

/** What a copy of the site says that has no account service. */
export const NoAccounts = () => (
  <>
    <h1>Welcome to Numeria</h1>
    <p className="text-lead text-text-soft">
      This copy of Numeria has no accounts, so there is nothing to sign in to. All games work without one, and what you
      reach in them stays on this device.
    </p>
    <LinkButton to="/#games" variant="primary" className="mt-2" icon={<Play className="icon icon-solid" />}>
      Go to the games
    </LinkButton>
  </>
);
