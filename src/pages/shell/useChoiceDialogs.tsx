import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '../../ui/toast';
import type { ChoiceKind } from './ChoiceDialog';

/** The dialogs of the navigation bar, for the controls that open them and the component that renders them. */
export interface ChoiceDialogs {
  /** Preloads the dialogs. */
  readonly prepare: () => void;
  /** Opens a dialog. `beforeOpen` runs once it is loaded. */
  readonly open: (kind: ChoiceKind, beforeOpen?: () => void) => void;
  /** The dialog that is still loading. */
  readonly awaited: ChoiceKind | null;
  readonly dialog: ReactNode;
}

/** A requested dialog and the history entry where it was requested. */
interface Asked {
  readonly kind: ChoiceKind;
  readonly at: string;
}

const NOT_FETCHED = {
  title: 'This list did not load',
  text: 'Check your connection, then reload this page.',
  tone: 'destructive',
} as const;

const fetchDialog = async () => (await import('./ChoiceDialog')).ChoiceDialog;

/** Opens the dialogs, which are loaded when first needed. Navigation closes them. */
export function useChoiceDialogs(): ChoiceDialogs {
  const { key } = useLocation();
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof fetchDialog>> | null>(null);
  const [awaited, setAwaited] = useState<ChoiceKind | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const entryKey = useRef(key);
  useEffect(() => {
    entryKey.current = key;
  }, [key]);

  const open = async (kind: ChoiceKind, beforeOpen?: () => void): Promise<void> => {
    setAwaited(kind);
    try {
      const Fetched = await fetchDialog();
      // Not needed any more if the visitor has navigated away.
      if (entryKey.current === key) beforeOpen?.();
      setDialog(() => Fetched);
      setAsked({ kind, at: key });
    } catch {
      showToast(NOT_FETCHED);
    }
    setAwaited(null);
  };

  return {
    // A failure is reported only when the visitor opens the list.
    prepare: () => void fetchDialog().catch(() => {}),
    open: (kind, beforeOpen) => void open(kind, beforeOpen),
    awaited,
    dialog: Dialog !== null && asked?.at === key && <Dialog kind={asked.kind} onClose={() => setAsked(null)} />,
  };
}
