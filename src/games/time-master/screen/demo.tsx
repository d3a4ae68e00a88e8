import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { Demo } from '../../../play/menu/demo/Demo';
import { clockPictureUrl } from './clock-picture';

const THREE = <img className="tower-clock" src={clockPictureUrl(3, 0)} alt="" />;

/** A clock and some times. The explanation shows the clock at the right time. */
export const demo: Demo = {
  asked: (
    <>
      {THREE} <b>?</b>
    </>
  ),
  answered: (
    <>
      {THREE} <b>3:00</b>
    </>
  ),
  choices: ['3:00', '12:15'],
  correct: 0,
  incorrect: 1,
  explanation: (
    <span className="tower-compared">
      <span data-verdict="right">
        {THREE}
        <span>
          3:00 <Check className="icon" />
        </span>
      </span>
      <span data-verdict="wrong">
        <img className="tower-clock" src={clockPictureUrl(12, 15)} alt="" />
        <span>
          12:15 <X className="icon" />
        </span>
      </span>
    </span>
  ),
};
