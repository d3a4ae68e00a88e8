import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button-look';
import { SmallBoat } from '../voyage/SmallBoat';
import { text } from './text';

/** The only button of the last result of the day. */
export const SailHome = () => (
  <Link to="/" className={buttonClass({ variant: 'primary' }, 'onward-button')}>
    <SmallBoat />
    <span>{text.sailHome}</span>
  </Link>
);
