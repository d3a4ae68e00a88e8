import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Memory } from '../../../machines/learning/memory';
import { load, planOf, sifted, type UndoAll } from '../../progress/loading';
import { hasRoom } from '../../progress/room';
import { Button } from '../../ui/Button';
import { leftOutText } from '../progress/text';
import { Said } from '../progress/WayCard';
import { fileOf } from './link';
import { SHARED } from './text';

/** The result of adding a shared map, and how to undo it. */
interface AddResult {
  readonly text: string;
  readonly undo: UndoAll | null;
}

/** Adds a shared map to the visitor's own, in the same way as a file. */
function addShared(shared: Memory): AddResult {
  const file = sifted(fileOf(shared), {});
  const { changes, newer } = planOf(file);
  if (newer.length > 0) return { text: SHARED.newer, undo: null };
  const leftOut = file.leftOut > 0 ? ` ${leftOutText(file.leftOut, 'link')}` : '';
  if (changes.length === 0) return { text: SHARED.same + leftOut, undo: null };
  const undo = load(file);
  return { text: (hasRoom() ? SHARED.added : SHARED.addedToPage) + leftOut, undo };
}

/** Says whose map is shown, with a button to add it to the visitor's own. */
export function SharedNotice({ shared }: { readonly shared: Memory | 'damaged' | null }) {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<AddResult | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  // Moves the focus here, because the pressed button is gone.
  useEffect(() => {
    if (shared === null && outcome !== null) notice.current?.focus();
  }, [shared, outcome]);
  // Only the fragment leads to the shared map.
  const leave = () => navigate({ hash: '' }, { replace: true });
  if (shared === 'damaged')
    return (
      <p role="alert" className="rounded-medium bg-tint-sun px-5 py-4 font-bold text-on-tint-sun">
        {SHARED.damaged}
      </p>
    );
  if (shared === null)
    return (
      <div
        ref={notice}
        tabIndex={-1}
        className={`flex flex-wrap items-center gap-3 rounded-small ${outcome === null ? '-mb-5' : ''}`}
      >
        <Said className="self-start">{outcome?.text}</Said>
        {outcome?.undo && (
          <Button
            icon={<Undo2 className="icon" />}
            onClick={() => {
              const isUndone = outcome.undo?.().length === 0;
              setOutcome({ text: isUndone ? SHARED.undone : SHARED.changedSince, undo: null });
            }}
          >
            Undo
          </Button>
        )}
      </div>
    );
  return (
    <div className="grid gap-3 rounded-medium bg-tint-sky px-5 py-4 text-on-tint-sky">
      <p className="font-bold">{SHARED.open}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          onClick={() => {
            setOutcome(null);
            void leave();
          }}
        >
          Show my own map
        </Button>
        <Button
          onClick={() => {
            setOutcome(addShared(shared));
            void leave();
          }}
        >
          Add it to my map
        </Button>
      </div>
    </div>
  );
}
