import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Memory } from '../../../machines/learning/memory';
import { canSave } from '../../progress/can-save';
import { loadFile, previewLoad, removeUnknown, type UndoAll } from '../../progress/load-file';
import { Button } from '../../ui/Button';
import { StatusNote } from '../progress/ActionCard';
import { omittedText } from '../progress/file-text';
import { createSavedFile } from './map-link';
import { SHARED_MAP_TEXT, text } from './text';

/** The result of adding a shared map, and how to undo it. */
interface AddResult {
  readonly text: string;
  readonly undo: UndoAll | null;
}

/** Merges a shared map into the visitor's own, like a loaded file. */
function addShared(shared: Memory): AddResult {
  const file = removeUnknown(createSavedFile(shared), {});
  const { changes, newer } = previewLoad(file);
  if (newer.length > 0) return { text: SHARED_MAP_TEXT.newer, undo: null };
  const leftOut = file.leftOut > 0 ? ` ${omittedText.link(file.leftOut)}` : '';
  if (changes.length === 0) return { text: SHARED_MAP_TEXT.same + leftOut, undo: null };
  const undo = loadFile(file);
  return { text: (canSave() ? SHARED_MAP_TEXT.added : SHARED_MAP_TEXT.addedToPage) + leftOut, undo };
}

/** Says whose map is shown, and offers to add it to the visitor's own. */
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
        {SHARED_MAP_TEXT.damaged}
      </p>
    );
  if (shared === null)
    return (
      <div
        ref={notice}
        tabIndex={-1}
        className={`flex flex-wrap items-center gap-3 rounded-small ${outcome === null ? '-mb-5' : ''}`}
      >
        <StatusNote className="self-start">{outcome?.text}</StatusNote>
        {outcome?.undo && (
          <Button
            icon={<Undo2 className="icon" />}
            onClick={() => {
              const isUndone = outcome.undo?.().length === 0;
              setOutcome({ text: isUndone ? SHARED_MAP_TEXT.undone : SHARED_MAP_TEXT.changedSince, undo: null });
            }}
          >
            {text.undo}
          </Button>
        )}
      </div>
    );
  return (
    <div className="grid gap-3 rounded-medium bg-tint-sky px-5 py-4 text-on-tint-sky">
      <p className="font-bold">{SHARED_MAP_TEXT.open}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          onClick={() => {
            setOutcome(null);
            void leave();
          }}
        >
          {SHARED_MAP_TEXT.showOwn}
        </Button>
        <Button
          onClick={() => {
            setOutcome(addShared(shared));
            void leave();
          }}
        >
          {SHARED_MAP_TEXT.add}
        </Button>
      </div>
    </div>
  );
}
