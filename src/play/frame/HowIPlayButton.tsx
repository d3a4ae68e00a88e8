import Settings2 from 'lucide-react/icons/settings-2';
import { Button } from '../../ui/Button';
import { openHowIPlay } from '../../ui/sheet-requests';
import { howIPlay } from './text';

/** Opens the "How I play" sheet. */
export const HowIPlayButton = () => (
  <Button
    variant="quiet"
    icon={<Settings2 aria-hidden className="icon" />}
    aria-haspopup="dialog"
    onClick={openHowIPlay}
  >
    {howIPlay}
  </Button>
);
