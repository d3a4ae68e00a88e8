import type { ButtonLook } from '../../../ui/button-look';
import { LinkButton } from '../../../ui/LinkButton';
import { SmallBoat } from '../voyage/SmallBoat';
import { back } from './text';
import { getWeekAddress } from './week-address';

interface Props extends Pick<ButtonLook, 'variant'> {
  readonly text: string;
  readonly className?: string;
}

/** Leads from a game to the week that it is part of. */
export const BackToWeek = ({ text, variant = 'plain', className = '' }: Props) => (
  <LinkButton to={getWeekAddress(text)} variant={variant} className={className} icon={<SmallBoat />}>
    <span>{back}</span>
  </LinkButton>
);
