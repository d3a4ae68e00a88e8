import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askWhoIsPlaying, type SheetKind, sheetStore } from '../../ui/sheet-requests';
import { showToast } from '../../ui/toast';
import type { BarDialog } from './bar-dialogs';
import { notLoaded, notLoadedText } from './text';

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
  title: notLoaded,
  text: notLoadedText,
  tone: 'destructive',
} as const;

const fetchDialog = (kind: BarDialog) => import('./bar-dialogs').then((part) => part.fetchDialog[kind]());

/** Opens the dialogs, which are loaded when first needed. Navigation closes them. */
export function useChoiceDialogs(): ChoiceDialogs {
  const { key, pathname } = useLocation();
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof fetchDialog>> | null>(null);
  const [awaited, setAwaited] = useState<BarDialog | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const entry = useRef({ key, pathname });
  useEffect(() => {
    entry.current = { key, pathname };
  }, [key, pathname]);

  const open = async (kind: BarDialog, beforeOpen?: () => void): Promise<void> => {
    setAwaited(kind);
    try {
      const Fetched = await fetchDialog(kind);
      setDialog(() => Fetched);
      // Not needed any more if the visitor has gone to another page. The same page can get a new entry meanwhile: a search
      // is written to the URL when its field loses the focus.
      if (entry.current.pathname === pathname) {
        beforeOpen?.();
        setAsked({ kind, at: entry.current.key });
      }
    } catch {
      showToast(NOT_FETCHED);
    }
    setAwaited(null);
  };
  const openSheet = useEffectEvent((kind: SheetKind) => void open(kind));
  useEffect(() => {
    const leave = sheetStore.subscribe(({ kind }) => openSheet(kind));
    // index.html sets this in a new tab of a device that children share.
    if (document.documentElement.dataset['children'] === 'asked') askWhoIsPlaying();
    return leave;
  }, []);

  return {
    // A failure is reported only when the visitor opens the list.
    prepare: (kind) => void fetchDialog(kind).catch(() => {}),
    open: (kind, beforeOpen) => void open(kind, beforeOpen),
    awaited,
    dialog: Dialog !== null && asked?.at === key && <Dialog onClose={() => setAsked(null)} />,
  };
}
