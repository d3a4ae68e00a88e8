import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../../ui/Button';
import { openHowIPlay } from '../../ui/sheet-requests';

/** Opens the "How I play" sheet. */
export const HowIPlayButton = () => (
  <Button
    variant="quiet"
    icon={<SlidersHorizontal aria-hidden className="icon" />}
    aria-haspopup="dialog"
    onClick={openHowIPlay}
  >
    How I play
  </Button>
);
