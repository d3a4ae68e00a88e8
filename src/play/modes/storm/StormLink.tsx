import CloudLightning from 'lucide-react/icons/cloud-lightning';
import { LinkButton } from '../../../ui/LinkButton';
import { queryString } from '../../links/links';
import { type RoundParameters, withoutSeed } from '../../round/round';
import { stormLink } from './link-text';

/** Link to the same game against the storm, for a class at its board. */
export const StormLink = ({ link }: { readonly link: RoundParameters }) => (
  <LinkButton
    to={queryString({ storm: 'on', ...withoutSeed(link) })}
    variant="quiet"
    icon={<CloudLightning aria-hidden className="icon" />}
  >
    {stormLink}
  </LinkButton>
);
