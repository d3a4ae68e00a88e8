import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canSave } from '../../progress/can-save';
import {
  type CleanFile,
  type LoadPreviewData,
  loadFile,
  previewLoad,
  removeUnknown,
  type UndoAll,
} from '../../progress/load-file';
import { type FileError, readFile } from '../../progress/progress-file';
import { loadWatchableVideos } from '../../progress/viewing';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-look';
import { ActionCard, StatusNote } from './ActionCard';
import { FILE_ERRORS, text } from './file-text';
import { LoadPreview } from './LoadPreview';
import { type StorageLocation, undoneText } from './outcome';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly problem: FileError }
  | { readonly kind: 'planned'; readonly file: CleanFile; readonly plan: LoadPreviewData }
  | { readonly kind: 'loaded'; readonly undo: UndoAll; readonly where: StorageLocation }
  | { readonly kind: 'undone'; readonly changedSince: readonly string[] };

function messageFor(state: State): string | null {
  switch (state.kind) {
    case 'idle':
    case 'planned':
      return null;
    case 'refused':
      return FILE_ERRORS[state.problem];
    case 'loaded':
      return state.where === 'device' ? text.load.done : `${text.load.doneOnPage} ${text.untilClosed}`;
    case 'undone':
      return undoneText(state.changedSince);
  }
}

/** A preview of what loading a file would do, or the reason why it cannot be loaded. */
async function readPlan(file: File): Promise<State> {
  const read = await readFile(file);
  if (typeof read === 'string') return { kind: 'refused', problem: read };
  const watchable = await loadWatchableVideos(read).catch(() => null);
  if (watchable === null) return { kind: 'refused', problem: 'unreadable' };
  try {
    const file = removeUnknown(read, watchable);
    return { kind: 'planned', file, plan: previewLoad(file) };
  } catch (error) {
    console.error(error);
    return { kind: 'refused', problem: 'damaged' };
  }
}

/** Draws the focus ring, because the file input itself is visually hidden. */
const CHOOSER_RING =
  '[.file-chooser:focus-visible~&]:[outline:var(--focus-width)_solid_var(--focus)] ' +
  '[.file-chooser:focus-visible~&]:outline-offset-(--focus-offset)';

/** Reads a file, shows what it would change, and adds it to the stored progress. */
export function LoadCard() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const chooser = useRef<HTMLInputElement>(null);
  const latest = useRef<File | null>(null);

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    // Empties the live region first, so that the same message is announced again for another file.
    setState({ kind: 'idle' });
    latest.current = file;
    const next = await readPlan(file);
    // If two files were dropped quickly, the first may finish last.
    if (latest.current === file) setState(next);
  };
  useDroppedFile((file) => void take(file));

  /** Sets the state and moves the focus, because the pressed button is gone. */
  const moveTo = (next: State): void => {
    setState(next);
    chooser.current?.focus();
  };

  return (
    <ActionCard id="load">
      <h2 id="load">{text.load.title}</h2>
      <p>{text.load.lead}</p>
      <div>
        <label className="relative inline-block cursor-pointer">
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            className="file-chooser sr-only"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              void take(file);
              // Lets the same file be chosen again.
              currentTarget.value = '';
            }}
          />
          <span className={buttonClass({ variant: 'plain' }, CHOOSER_RING)}>
            <Upload className="icon" aria-hidden="true" />
            {text.load.choose}
          </span>
        </label>
      </div>
      <p className="text-text-soft touch:hidden">{text.load.drop}</p>
      <StatusNote isWarning={state.kind === 'refused'}>{messageFor(state)}</StatusNote>
      {state.kind === 'planned' && (
        <LoadPreview
          plan={state.plan}
          onLoad={() => moveTo({ kind: 'loaded', undo: loadFile(state.file), where: canSave() ? 'device' : 'page' })}
          onLeave={() => moveTo({ kind: 'idle' })}
        />
      )}
      {state.kind === 'loaded' && (
        <div>
          <Button
            icon={<Undo2 className="icon" />}
            onClick={() => moveTo({ kind: 'undone', changedSince: state.undo() })}
          >
            {text.undo}
          </Button>
        </div>
      )}
    </ActionCard>
  );
}

/**
 * Reads files that are dropped on the page, because the browser would otherwise open them. Dropped text is left alone.
 */
function useDroppedFile(take: (file: File | undefined) => void): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      taken(event.dataTransfer.files[0]);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
