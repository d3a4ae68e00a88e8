import { useState } from 'react';
import { hasCaptain, NO_CAPTAIN } from '../../../machines/core/captain';
import { captainStore } from '../../device/captain';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useStore } from '../../ui/page-store';
import { CaptainBoat } from './CaptainBoat';
import { captainName } from './look';
import { text } from './text';

const CaptainDialog = lazyDialog(async () => (await import('./CaptainDialog')).CaptainDialog);

/** The child's boat and captain in the passport, which can be changed here. */
export function CaptainCard() {
  const captain = useStore(captainStore, NO_CAPTAIN);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section
      aria-labelledby="boat"
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-large bg-surface p-6 shadow-soft zoomed:p-3"
    >
      <div className="min-w-0 flex-[0_1_12rem] rounded-large bg-sea-shallow px-4 pt-4">
        <CaptainBoat captain={captain} className="h-auto w-full" />
      </div>
      <div className="grid justify-items-start gap-3">
        <h2 id="boat">{text.title}</h2>
        {hasCaptain(captain) && <p className="text-lead">{captainName(captain)}</p>}
        <Button variant="primary" aria-describedby="boat" onClick={() => setChoosing(true)}>
          {hasCaptain(captain) ? text.change : text.choose}
        </Button>
      </div>
      <CaptainDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </section>
  );
}
