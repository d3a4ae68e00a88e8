import Music from 'lucide-react/icons/eighth-notes';
import { musicStore, setMusicOn } from '../device/music';
import { useStore } from '../device/page-store';

/** The control for music, beside the one for sound wherever no question is open; the choice is remembered. */
export function MusicButton() {
  const isOn = useStore(musicStore);
  return (
    <button
      type="button"
      className="frame-button music-button"
      aria-label="Music"
      aria-pressed={isOn}
      title={isOn ? 'Music is on' : 'Music is off'}
      onClick={() => setMusicOn(!isOn)}
    >
      <Music aria-hidden className="icon" />
    </button>
  );
}
