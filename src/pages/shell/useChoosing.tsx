import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '../../ui/toast';
import type { ChoiceKind } from './ChoiceDialog';

/** The dialogs of the navigation bar, for what opens them and for where they stand. */
export interface Choosing {
  /** Fetches the dialogs before they are needed. */
  readonly prepare: () => void;
  /** Opens a dialog; `beforeOpening` runs when it has been fetched. */
  readonly open: (kind: ChoiceKind, beforeOpening?: () => void) => void;
  /** What has been asked for and is being fetched. */
  readonly awaited: ChoiceKind | null;
  readonly dialog: ReactNode;
}

/** Something that was asked for, at the place of the visit where it was. */
interface Asked {
  readonly kind: ChoiceKind;
  readonly at: string;
}

const NOT_FETCHED = {
  title: 'This list did not arrive',
  text: 'Check the connection, then load this page again.',
  tone: 'destructive',
} as const;

const fetchDialog = async () => (await import('./ChoiceDialog')).ChoiceDialog;

/** Opens the dialogs, which are fetched when they are first needed. Going anywhere closes them. */
export function useChoosing(): Choosing {
  const { key } = useLocation();
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof fetchDialog>> | null>(null);
  const [awaited, setAwaited] = useState<ChoiceKind | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const entryKey = useRef(key);
  useEffect(() => {
    entryKey.current = key;
  }, [key]);

  const open = async (kind: ChoiceKind, beforeOpening?: () => void): Promise<void> => {
    setAwaited(kind);
    try {
      const Fetched = await fetchDialog();
      // Whoever has gone on meanwhile wants it no more.
      if (entryKey.current === key) beforeOpening?.();
      setDialog(() => Fetched);
      setAsked({ kind, at: key });
    } catch {
      showToast(NOT_FETCHED);
    }
    setAwaited(null);
  };

  return {
    // Without a connection nothing is said until the visitor asks for the list.
    prepare: () => void fetchDialog().catch(() => {}),
    open: (kind, beforeOpening) => void open(kind, beforeOpening),
    awaited,
    dialog: Dialog !== null && asked?.at === key && <Dialog kind={asked.kind} onClose={() => setAsked(null)} />,
  };
}
