import './how-i-play.css';
import '../../device/page-look';
import type { ReactNode } from 'react';
import { settingsStore } from '../../device/settings';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useStore } from '../../ui/page-store';
import { reportFault } from '../../ui/sheet-requests';
import { PlayingNow } from '../children/PlayingNow';
import { somethingIsWrong } from '../shell/text';
import { DisplaySettings } from './DisplaySettings';
import { LazyNumberSettings } from './LazyNumberSettings';
import { numbersText } from './numbers-text';
import { AnswerSettings, RoundSettings, TimeSettings } from './PlaySettings';
import { SoundSettings } from './SoundSettings';
import type { SettingsProps } from './settings-props';
import { text } from './text';

const change: SettingsProps['change'] = (chosen) => settingsStore.update((settings) => ({ ...settings, ...chosen }));

/** The "How I play" sheet, with all settings that apply to every game and page. */
export function HowIPlay({ onClose }: { readonly onClose: () => void }) {
  const how = { settings: useStore(settingsStore), change };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.title}
      description={text.about}
      className="how-sheet max-w-230 board:max-w-none"
    >
      <div className="mt-5 grid gap-6">
        <PlayingNow />
        <TimeSettings {...how} />
        <SettingsSection title={text.hearing.title}>
          <SoundSettings {...how} />
        </SettingsSection>
        <SettingsSection title={text.seeing.title}>
          <DisplaySettings {...how} />
        </SettingsSection>
        <SettingsSection title={text.answering.title}>
          <AnswerSettings {...how} />
        </SettingsSection>
        <SettingsSection title={text.rounds.title}>
          <RoundSettings {...how} />
        </SettingsSection>
        <SettingsSection title={numbersText.title}>
          <LazyNumberSettings {...how} />
        </SettingsSection>
        <Button variant="quiet" className="justify-self-start" aria-haspopup="dialog" onClick={reportFault}>
          {somethingIsWrong}
        </Button>
      </div>
    </Dialog>
  );
}

const SettingsSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-3" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);
