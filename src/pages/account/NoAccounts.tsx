import Play from 'lucide-react/icons/play';
import { LinkButton } from '../../ui/LinkButton';
import { text } from './sign-in-text';

/** For copies of the site without an account service. */
export const NoAccounts = () => (
  <>
    <h1>{text.welcome}</h1>
    <p className="text-lead text-text-soft">{text.noAccounts}</p>
    <LinkButton to="/#games" variant="primary" className="mt-2" icon={<Play className="icon icon-solid" />}>
      {text.toGames}
    </LinkButton>
  </>
);
