import { useEffect } from 'react';
import { giftsOf, latestGift } from '../../../machines/core/day-voyage';
import { dayVoyageStore } from '../../device/day-voyage';
import { settingsStore } from '../../device/settings';
import { speak, stopSpeaking } from '../../device/speech';
import { giftText } from '../../play/harbour/gift-text';
import { Harbour } from '../../play/harbour/Harbour';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useStore } from '../../ui/page-store';
import { text } from './text';

/** The calm end of a voyage: what has come to the harbour because of it. */
export default function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const voyages = useStore(dayVoyageStore);
  const gift = giftText(voyages);
  useReadAloud(`${text.over} ${gift}`);
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.over} description={gift} className="max-w-160">
      <div className="welcome-sea">
        <Harbour gifts={giftsOf(voyages)} isNew={latestGift(voyages) !== null} className="w-full" />
      </div>
      <Button variant="primary" size="big" className="w-full" onClick={onClose}>
        {text.wave}
      </Button>
    </Dialog>
  );
}

/** Reads the end aloud to a child who has everything read aloud. */
function useReadAloud(heard: string): void {
  const { isVoiceOn, isMuted } = useStore(settingsStore);
  const isHeard = isVoiceOn && !isMuted;
  useEffect(() => {
    if (!isHeard) return undefined;
    speak(heard);
    return () => stopSpeaking(heard);
  }, [isHeard, heard]);
}
