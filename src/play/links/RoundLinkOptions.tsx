import Printer from 'lucide-react/icons/printer';
import { withoutLanguage } from '../../locale/address';
import { LinkButton } from '../../ui/LinkButton';
import type { RoundParameters } from '../round/round';
import IncludeSettings, { type LinkParameters } from './IncludeSettings';
import { queryString } from './links';
import { worksheet } from './options-text';

interface Props {
  readonly link: RoundParameters;
  /** Receives the parameters to add to the link. */
  readonly onChange: (parameters: LinkParameters) => void;
}

/** What else can be done with the link to a round: settings to put into it, and a worksheet of the same questions. */
export default function RoundLinkOptions({ link, onChange }: Props) {
  return (
    <>
      <IncludeSettings onChange={onChange} />
      <LinkButton
        to={`/print${queryString({ ...link, game: withoutLanguage(location.pathname).slice(1) })}`}
        icon={<Printer aria-hidden className="icon" />}
      >
        {worksheet}
      </LinkButton>
    </>
  );
}
