import Music from 'lucide-react/icons/eighth-notes';
import { musicStore, setMusicOn } from '../../device/music';
import { useStore } from '../../ui/page-store';
import { music, musicOff, musicOn } from './text';

/** The music switch, shown next to the sound switch while no question is open. */
export function MusicButton() {
  const isOn = useStore(musicStore);
  return (
    <button
      type="button"
      className="frame-button music-button"
      aria-label={music}
      aria-pressed={isOn}
      title={isOn ? musicOn : musicOff}
      onClick={() => setMusicOn(!isOn)}
    >
      <Music aria-hidden className="icon" />
    </button>
  );
}
