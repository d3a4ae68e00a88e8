import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useRef, useState } from 'react';
import type { ChildLook } from '../../../machines/core/child-look';
import { addChild, type Child, getOwnId, MAX_CHILDREN, playAs, readChildren, storeLook } from '../../device/children';
import { removeChild } from '../../progress/remove-child';
import { Button } from '../../ui/Button';
import { ActionCard, StatusNote } from '../progress/ActionCard';
import { ChildDialog } from './ChildDialog';
import { ChildPicture } from './ChildPicture';
import { childLabel } from './names-text';
import { RemoveChildDialog } from './RemoveChildDialog';
import { choiceText, text } from './text';
import { useChildren } from './useSharingChild';

type Asked = { readonly action: 'add' } | { readonly action: 'change' | 'remove'; readonly child: Child };

/** The result of the last action. */
interface Done {
  readonly text: string;
  readonly undo?: () => void;
}

const NO_SPACE: Done = { text: text.noSpace };

function addedText(look: ChildLook): string {
  const children = readChildren();
  const first = children.find(({ id }) => id === getOwnId());
  return children.length === 2 && first !== undefined ? text.addedSecond(look, first.look) : text.added(look);
}

/** The children who share this device: adding, changing and removing them. */
export function ChildrenCard() {
  const children = useChildren();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const undoer = useRef<HTMLButtonElement>(null);
  // The button that removed a child is gone with its row.
  useEffect(() => {
    if (done?.undo !== undefined) undoer.current?.focus();
  }, [done]);
  const close = () => setAsked(null);
  const finish = (next: Done) => {
    close();
    setDone(next);
  };
  const isShared = children.length > 1;
  const looksExcept = (except: Child | null) => children.filter((child) => child !== except).map(({ look }) => look);

  return (
    <ActionCard id="children">
      <h2 id="children">{text.title}</h2>
      <p>{text.about}</p>
      {isShared && (
        <ul className="grid gap-3">
          {children.map((child) => (
            <ChildRow
              key={child.id}
              child={child}
              onChange={() => setAsked({ action: 'change', child })}
              onRemove={() => setAsked({ action: 'remove', child })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={adder}
          variant={isShared ? 'plain' : 'primary'}
          icon={<UserPlus aria-hidden className="icon" />}
          disabled={children.length >= MAX_CHILDREN}
          onClick={() => setAsked({ action: 'add' })}
        >
          {text.add}
        </Button>
        {done?.undo !== undefined && (
          <Button
            ref={undoer}
            icon={<Undo2 className="icon" />}
            onClick={() => {
              done.undo?.();
              setDone({ text: text.undone });
              adder.current?.focus();
            }}
          >
            {text.undo}
          </Button>
        )}
      </div>
      <StatusNote>{done?.text}</StatusNote>
      <p className="text-text-soft">{text.move}</p>
      {asked?.action === 'add' && (
        <ChildDialog
          title={text.add}
          action={choiceText.add}
          look={null}
          taken={looksExcept(null)}
          onClose={close}
          onChoose={(look) => finish(addChild(look) === null ? NO_SPACE : { text: addedText(look) })}
        />
      )}
      {asked?.action === 'change' && (
        <ChildDialog
          title={text.changeChild(asked.child.look)}
          action={choiceText.done}
          look={asked.child.look}
          taken={looksExcept(asked.child)}
          onClose={close}
          onChoose={(look) => finish(storeLook(asked.child.id, look) ? { text: text.changed(look) } : NO_SPACE)}
        />
      )}
      {asked?.action === 'remove' && (
        <RemoveChildDialog
          look={asked.child.look}
          onKeep={close}
          onRemove={() => {
            const undo = removeChild(asked.child.id);
            finish({
              text: text.removed(asked.child.look),
              undo,
            });
          }}
        />
      )}
    </ActionCard>
  );
}

interface RowProps {
  readonly child: Child;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A child. The one who is playing cannot be removed, because the page would be left without a child. */
function ChildRow({ child: { id, look }, onChange, onRemove }: RowProps) {
  const isOwn = id === getOwnId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-medium bg-surface-sunken px-4 py-3">
      <ChildPicture look={look} className="size-14 flex-none" />
      <span className="min-w-32 flex-1">
        <b className="block">{childLabel(look)}</b>
        {isOwn && <span className="text-text-soft">{text.isPlaying}</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button aria-label={text.playAs(look)} onClick={() => playAs(id)}>
            {text.play}
          </Button>
        )}
        <Button variant="quiet" aria-label={text.changeChild(look)} onClick={onChange}>
          {text.change}
        </Button>
        {!isOwn && (
          <Button variant="quiet" className="text-wrong" aria-label={text.removeChild(look)} onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </span>
    </li>
  );
}
