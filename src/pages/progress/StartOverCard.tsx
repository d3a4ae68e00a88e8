import Eraser from 'lucide-react/icons/eraser';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { canSave } from '../../progress/can-save';
import { type StartOverResult, startOver } from '../../progress/load-file';
import { Button } from '../../ui/Button';
import { ActionCard, StatusNote } from './ActionCard';
import { text } from './file-text';
import { type StorageLocation, undoneText } from './outcome';
import { StartOverDialog } from './StartOverDialog';

const { startOver: copy } = text;

type State =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cleared'; readonly cleared: StartOverResult; readonly where: StorageLocation }
  | { readonly kind: 'undone'; readonly changedSince: readonly string[] };

/** Clears again. Undo then reverts both, starting with the later one. */
function clearAgain(before: State): StartOverResult {
  const cleared = startOver();
  if (before.kind !== 'cleared') return cleared;
  return { ...cleared, undo: () => [...cleared.undo(), ...before.cleared.undo()] };
}

function clearedText(newer: readonly string[], where: StorageLocation): string {
  const cleared = newer.length === 0 ? copy.cleared : copy.clearedExcept(newer);
  const sentences = [cleared, copy.undoable, ...(where === 'device' ? [] : [text.untilClosed])];
  return sentences.join(' ');
}

function messageFor(done: State): string | null {
  switch (done.kind) {
    case 'nothing':
      return null;
    case 'cleared':
      return clearedText(done.cleared.newer, done.where);
    case 'undone':
      return undoneText(done.changedSince);
  }
}

/** Clears the progress of all games after a confirmation. */
export function StartOverCard() {
  // Separate from `done`, so that an earlier clearing can still be undone while the question is open again.
  const [question, setQuestion] = useState<'none' | 'asked'>('none');
  const [done, setDone] = useState<State>({ kind: 'nothing' });
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <ActionCard id="start-over">
      <h2 id="start-over">{copy.title}</h2>
      <p>{copy.lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={opener}
          className="text-wrong"
          icon={<Eraser className="icon" />}
          onClick={() => setQuestion('asked')}
        >
          {copy.button}
        </Button>
        {done.kind === 'cleared' && (
          <Button
            icon={<Undo2 className="icon" />}
            onClick={() => {
              setDone({ kind: 'undone', changedSince: done.cleared.undo() });
              opener.current?.focus();
            }}
          >
            {text.undo}
          </Button>
        )}
      </div>
      <StatusNote>{messageFor(done)}</StatusNote>
      <StartOverDialog
        isOpen={question === 'asked'}
        onKeep={() => setQuestion('none')}
        onClear={() => {
          setQuestion('none');
          setDone({ kind: 'cleared', cleared: clearAgain(done), where: canSave() ? 'device' : 'page' });
        }}
      />
    </ActionCard>
  );
}
