import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ChildrenCard } from '../children/ChildrenCard';
import { useSharingChild } from '../children/useSharingChild';
import { text } from './file-text';
import { LoadCard } from './LoadCard';
import { PersistenceCard } from './PersistenceCard';
import { PlayLimitCard } from './PlayLimitCard';
import { SaveCard } from './SaveCard';
import { StartOverCard } from './StartOverCard';

/**
 * The drawer for grown-ups: files, storage, starting over. Its content stays mounted while it is closed, so that a file
 * can be dropped on the page at any time. It is open on paper and without JavaScript.
 */
export function GrownUpsDrawer({ isOpenAtFirst }: { readonly isOpenAtFirst: boolean }) {
  const [pressed, setPressed] = useState<'open' | 'shut' | null>(null);
  const sharing = useSharingChild();
  const isOpen = pressed === null ? isOpenAtFirst : pressed === 'open';
  return (
    <div className="grid justify-items-start gap-5">
      <Button
        aria-expanded={isOpen}
        aria-controls="grown-ups"
        icon={<ChevronDown aria-hidden className={`icon ${isOpen ? 'rotate-180' : ''}`} />}
        onClick={() => setPressed(isOpen ? 'shut' : 'open')}
      >
        {text.grownUps}
      </Button>
      <div
        id="grown-ups"
        className={`w-full grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start gap-5 scriptless:grid print:grid ${isOpen ? 'grid' : 'hidden'}`}
      >
        <p className="col-span-full text-text-soft">{text.about}</p>
        <div className="col-span-full">
          <ChildrenCard />
        </div>
        {sharing !== null && <p className="col-span-full font-bold">{text.onlyFor(sharing.look)}</p>}
        <SaveCard />
        <LoadCard />
        <PersistenceCard />
        <PlayLimitCard />
        <StartOverCard />
      </div>
    </div>
  );
}
