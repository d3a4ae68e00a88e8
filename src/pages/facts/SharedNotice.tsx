import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Memory, merge } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { Button } from '../../ui/Button';
import { Said } from '../progress/WayCard';
import { SHARED } from './text';

/** Says whose map is shown, and adds it to the own one when somebody presses for it, not before. */
export function SharedNotice({ shared }: { readonly shared: Memory | 'damaged' | null }) {
  const navigate = useNavigate();
  const [isAdded, setIsAdded] = useState(false);
  // The fragment is all that leads to the shared map.
  const leave = () => navigate({ hash: '' }, { replace: true });
  if (shared === 'damaged')
    return (
      <p role="alert" className="rounded-medium bg-tint-sun px-5 py-4 font-bold text-on-tint-sun">
        {SHARED.damaged}
      </p>
    );
  if (shared === null) return <Said className="self-start empty:-mb-5">{isAdded && SHARED.added}</Said>;
  return (
    <div className="grid gap-3 rounded-medium bg-tint-sky px-5 py-4 text-on-tint-sky">
      <p className="font-bold">{SHARED.open}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void leave()}>
          Show my own map
        </Button>
        <Button
          onClick={() => {
            learningStore.update((own) => merge(own, shared));
            setIsAdded(true);
            void leave();
          }}
        >
          Add it to my map
        </Button>
      </div>
    </div>
  );
}
