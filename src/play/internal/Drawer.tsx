import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';

/** Menus align it with their choices; elsewhere it is centred. */
const SIDES = {
  start: ['justify-items-start', 'justify-items-start text-start'],
  middle: ['justify-items-center', 'justify-items-center text-center'],
} as const;

interface Props {
  readonly side?: keyof typeof SIDES | undefined;
  readonly icon: ReactNode;
  readonly label: string;
  /** Rendered only while it is open. */
  readonly children: ReactNode;
}

/**
 * Hides content that a child does not need until its button is pressed. Escape closes the drawer and does nothing else,
 * so a paused game stays paused.
 */
export function Drawer({ side = 'middle', icon, label, children }: Props) {
  const [ofButton, ofDrawer] = SIDES[side];
  const [drawer, setDrawer] = useState<'closed' | 'open'>('closed');
  const isOpen = drawer === 'open';
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInGame = event.target instanceof Element && event.target.closest('main') !== null;
    if (event.key !== 'Escape' || !isInGame) return;
    event.preventDefault();
    setDrawer('closed');
    opener.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // In the capture phase, before the game gets the event, because there Escape means pause.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
  return (
    <div className={`grid w-full gap-2 ${ofButton}`}>
      <Button
        ref={opener}
        variant="quiet"
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setDrawer(isOpen ? 'closed' : 'open')}
      >
        {label}
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        className={`grid w-[min(28rem,100%)] gap-3 rounded-medium border-2 border-border bg-surface px-5 py-4 text-small ${ofDrawer}`}
      >
        {isOpen && children}
      </div>
    </div>
  );
}
