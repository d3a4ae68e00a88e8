import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { howIPlayStore } from '../../ui/how-i-play-sheet';
import { showToast } from '../../ui/toast';
import type { ChoiceKind } from './ChoiceDialog';

/** A dialog of the navigation bar: the two lists, and the sheet "How I play". */
export type BarDialog = ChoiceKind | 'how';

/** The dialogs of the navigation bar, for the controls that open them and the component that renders them. */
export interface ChoiceDialogs {
  /** Preloads the dialogs. */
  readonly prepare: (kind: BarDialog) => void;
  /** Opens a dialog. `beforeOpen` runs once it is loaded. */
  readonly open: (kind: BarDialog, beforeOpen?: () => void) => void;
  /** The dialog that is still loading. */
  readonly awaited: BarDialog | null;
  readonly dialog: ReactNode;
}

/** A requested dialog and the history entry where it was requested. */
interface Asked {
  readonly kind: BarDialog;
  readonly at: string;
}

const NOT_FETCHED = {
  title: 'This did not load',
  text: 'Check your connection, then reload this page.',
  tone: 'destructive',
} as const;

const fetchDialog = async (kind: BarDialog) =>
  kind === 'how' ? (await import('../how/HowIPlay')).HowIPlay : (await import('./ChoiceDialog')).dialogs[kind];

/** Opens the dialogs, which are loaded when first needed. Navigation closes them. */
export function useChoiceDialogs(): ChoiceDialogs {
  const { key } = useLocation();
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof fetchDialog>> | null>(null);
  const [awaited, setAwaited] = useState<BarDialog | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const entryKey = useRef(key);
  useEffect(() => {
    entryKey.current = key;
  }, [key]);

  const open = async (kind: BarDialog, beforeOpen?: () => void): Promise<void> => {
    setAwaited(kind);
    try {
      const Fetched = await fetchDialog(kind);
      // Not needed any more if the visitor has navigated away.
      if (entryKey.current === key) beforeOpen?.();
      setDialog(() => Fetched);
      setAsked({ kind, at: key });
    } catch {
      showToast(NOT_FETCHED);
    }
    setAwaited(null);
  };
  const openSheet = useEffectEvent(() => void open('how'));
  useEffect(() => howIPlayStore.subscribe(() => openSheet()), []);

  return {
    // A failure is reported only when the visitor opens the list.
    prepare: (kind) => void fetchDialog(kind).catch(() => {}),
    open: (kind, beforeOpen) => void open(kind, beforeOpen),
    awaited,
    dialog: Dialog !== null && asked?.at === key && <Dialog onClose={() => setAsked(null)} />,
  };
}
