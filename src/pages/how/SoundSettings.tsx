import AudioLines from 'lucide-react/icons/audio-lines';
import Music from 'lucide-react/icons/eighth-notes';
import Speech from 'lucide-react/icons/speech';
import Volume2 from 'lucide-react/icons/volume-2';
import { useId } from 'react';
import { musicStore, setMusicOn } from '../../device/music';
import { mutedStore, setMuted } from '../../device/sound';
import { useCanSpeak } from '../../play/feedback/aloud/ReadAloudButton';
import { useStore } from '../../ui/page-store';
import type { SettingsProps } from './settings-props';
import { Toggle } from './Toggle';
import { text as allText } from './text';

const text = allText.hearing;

export function SoundSettings({ settings, change }: SettingsProps) {
  const isMuted = useStore(mutedStore);
  const isMusicOn = useStore(musicStore);
  const canSpeak = useCanSpeak();
  return (
    <>
      <div className="choice-cards">
        <Toggle
          picture={<Volume2 className="icon" />}
          label={text.sound}
          isOn={!isMuted}
          onChange={(isOn) => setMuted(!isOn)}
        />
        <Toggle picture={<Music className="icon" />} label={text.music} isOn={isMusicOn} onChange={setMusicOn} />
        {canSpeak && (
          <Toggle
            picture={<Speech className="icon" />}
            label={text.voice}
            hint={text.voiceHint}
            isOn={settings.isVoiceOn}
            onChange={(isVoiceOn) => change({ isVoiceOn })}
          />
        )}
        <Toggle
          picture={<AudioLines className="icon" />}
          label={text.clues}
          hint={text.cluesHint}
          isOn={settings.hasSoundPicture}
          onChange={(hasSoundPicture) => change({ hasSoundPicture })}
        />
      </div>
      <Volume {...{ settings, change }} />
    </>
  );
}

function Volume({ settings: { volume }, change }: SettingsProps) {
  const id = useId();
  const percent = Math.round(volume * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <label htmlFor={id} className="lettering text-button">
        {text.volume}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={10}
        value={percent}
        aria-valuetext={text.percent(percent)}
        className="min-h-(--target) min-w-40 flex-1 accent-primary"
        onChange={({ target }) => change({ volume: Number(target.value) / 100 })}
      />
    </div>
  );
}
