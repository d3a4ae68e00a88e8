import './children.css';
import { useRef } from 'react';
import { getOwnId, playAs } from '../../device/children';
import { ReadAloudButton } from '../../play/feedback/aloud/ReadAloudButton';
import { Dialog } from '../../ui/Dialog';
import { ChildPicture } from './ChildPicture';
import { childLabel } from './names-text';
import { useChildren } from './useSharingChild';
import { useSpokenNames } from './useSpokenNames';
import { useSwitchOfSiblings } from './useSwitchOfSiblings';
import { spokenChoice, whoIsPlaying } from './who-text';

/** The children on this device as large pictures. One press chooses, and leaving the dialog keeps the child. */
export function WhoIsPlaying({ onClose }: { readonly onClose: () => void }) {
  const children = useChildren();
  const own = useRef<HTMLButtonElement>(null);
  const everything = spokenChoice(children.map(({ look }) => childLabel(look)));
  const speak = useSpokenNames();
  useSwitchOfSiblings();
  const choose = (id: string) => {
    playAs(id);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => choose(getOwnId())}
      title={whoIsPlaying}
      className="max-w-250 board:max-w-none"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        own.current?.focus();
        speak(everything);
      }}
    >
      <ReadAloudButton text={everything} className="frame-button mt-3" />
      <ul className="children-to-choose">
        {children.map(({ id, look }) => (
          <li key={id} className="grid">
            <button
              type="button"
              ref={id === getOwnId() ? own : null}
              className="child-to-choose lettering"
              onFocus={() => speak(childLabel(look))}
              onPointerEnter={() => speak(childLabel(look))}
              onClick={() => choose(id)}
            >
              <ChildPicture look={look} className="max-w-none" />
              {childLabel(look)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
