import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { mutedStore, setMuted } from '../../device/sound';
import { useStore } from '../../ui/page-store';
import { sound, soundOff, soundOn } from './text';

export function SoundButton() {
  const isQuiet = useStore(mutedStore);
  const Icon = isQuiet ? VolumeX : Volume2;
  return (
    <button
      type="button"
      className="frame-button"
      aria-label={sound}
      aria-pressed={!isQuiet}
      title={isQuiet ? soundOff : soundOn}
      onClick={() => setMuted(!isQuiet)}
    >
      <Icon aria-hidden className="icon" />
    </button>
  );
}
