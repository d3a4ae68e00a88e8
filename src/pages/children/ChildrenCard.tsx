import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRef, useState } from 'react';
import { childName } from '../../../machines/core/child-look';
import { addChild, type Child, getOwnId, MAX_CHILDREN, playAs, storeLook } from '../../device/children';
import { removeChild } from '../../progress/remove-child';
import { Button } from '../../ui/Button';
import { ActionCard, StatusNote } from '../progress/ActionCard';
import { ChildDialog } from './ChildDialog';
import { ChildPicture } from './ChildPicture';
import { childLabel } from './look';
import { RemoveChildDialog } from './RemoveChildDialog';
import { useChildren } from './useSharingChild';

type Asked = { readonly action: 'add' } | { readonly action: 'change' | 'remove'; readonly child: Child };

/** The result of the last action. */
interface Done {
  readonly text: string;
  readonly undo?: () => void;
}

const NO_SPACE: Done = { text: 'This device is out of space or blocks saving, so nothing was changed.' };

/** The children who share this device: adding, changing and removing them. */
export function ChildrenCard() {
  const children = useChildren();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const close = () => setAsked(null);
  const finish = (next: Done) => {
    close();
    setDone(next);
  };
  const isShared = children.length > 1;
  const looksExcept = (except: Child | null) => children.filter((child) => child !== except).map(({ look }) => look);

  return (
    <ActionCard id="children">
      <h2 id="children">Children on this device</h2>
      <p>
        Up to six children can share this device. Each is an animal without a name, and has its own stars, map, hero,
        island, settings and questions. When there are two or more, a new tab first asks who is playing.
      </p>
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
          Add a child
        </Button>
        {done?.undo !== undefined && (
          <Button
            icon={<Undo2 className="icon" />}
            onClick={() => {
              done.undo?.();
              setDone({ text: 'Undone. Everything is back to how it was.' });
              adder.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
      </div>
      <StatusNote>{done?.text}</StatusNote>
      <p className="text-text-soft">
        To move a child to another device, let it play here and save a file. On the other device, add a child, let it
        play, and load the file.
      </p>
      {asked?.action === 'add' && (
        <ChildDialog
          title="Add a child"
          action="Add"
          look={null}
          taken={looksExcept(null)}
          onClose={close}
          onChoose={(look) =>
            finish(addChild(look) === null ? NO_SPACE : { text: `The ${childName(look)} can play now.` })
          }
        />
      )}
      {asked?.action === 'change' && (
        <ChildDialog
          title={`Change the ${childName(asked.child.look)}`}
          action="Done"
          look={asked.child.look}
          taken={looksExcept(asked.child)}
          onClose={close}
          onChoose={(look) =>
            finish(storeLook(asked.child.id, look) ? { text: `This child is now the ${childName(look)}.` } : NO_SPACE)
          }
        />
      )}
      {asked?.action === 'remove' && (
        <RemoveChildDialog
          look={asked.child.look}
          onKeep={close}
          onRemove={() => {
            const undo = removeChild(asked.child.id);
            finish({
              text: `The ${childName(asked.child.look)} was removed. You can undo this until you leave the page.`,
              undo,
            });
            adder.current?.focus();
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
  const name = childName(look);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-medium bg-surface-sunken px-4 py-3">
      <ChildPicture look={look} className="size-14 flex-none" />
      <span className="min-w-32 flex-1">
        <b className="block">{childLabel(look)}</b>
        {isOwn && <span className="text-text-soft">is playing now</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button aria-label={`Play as the ${name}`} onClick={() => playAs(id)}>
            Play
          </Button>
        )}
        <Button variant="quiet" aria-label={`Change the ${name}`} onClick={onChange}>
          Change
        </Button>
        {!isOwn && (
          <Button variant="quiet" className="text-wrong" aria-label={`Remove the ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </span>
    </li>
  );
}
