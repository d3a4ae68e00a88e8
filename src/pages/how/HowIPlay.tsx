import './how-i-play.css';
import '../../device/page-look';
import type { ReactNode } from 'react';
import { settingsStore } from '../../device/settings';
import { Dialog } from '../../ui/Dialog';
import { useStore } from '../../ui/page-store';
import { PlayingNow } from '../children/PlayingNow';
import { Hearing } from './Hearing';
import type { HowProps } from './how-props';
import { Answering, Rounds, Time } from './Playing';
import { Seeing } from './Seeing';

const choose: HowProps['choose'] = (chosen) => settingsStore.update((settings) => ({ ...settings, ...chosen }));

/** The sheet "How I play": every setting that holds in all games and on all pages. */
export function HowIPlay({ onClose }: { readonly onClose: () => void }) {
  const how = { settings: useStore(settingsStore), choose };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="How I play"
      description="Choose what works best for you."
      className="how-sheet max-w-230 board:max-w-none"
    >
      <div className="mt-5 grid gap-6">
        <PlayingNow />
        <Time {...how} />
        <HowPart title="What I hear">
          <Hearing {...how} />
        </HowPart>
        <HowPart title="What I see">
          <Seeing {...how} />
        </HowPart>
        <HowPart title="How I answer">
          <Answering {...how} />
        </HowPart>
        <HowPart title="My rounds">
          <Rounds {...how} />
        </HowPart>
      </div>
    </Dialog>
  );
}

const HowPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-3" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);
