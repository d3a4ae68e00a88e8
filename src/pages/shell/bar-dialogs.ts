/*
 * The dialogs of the navigation bar, each fetched when it is first needed. This list is itself not part of the first
 * script.
 */
import type { ComponentType } from 'react';
import type { SheetKind } from '../../ui/sheet-requests';
import type { ChoiceKind } from './ChoiceDialog';

/** A dialog of the navigation bar: the two lists, the search, the sheet "How I play", "Who is playing?", and "Something is wrong". */
export type BarDialog = ChoiceKind | SheetKind;

export const fetchDialog: Readonly<Record<BarDialog, () => Promise<ComponentType<{ readonly onClose: () => void }>>>> =
  {
    games: async () => (await import('./ChoiceDialog')).dialogs.games,
    hubs: async () => (await import('./ChoiceDialog')).dialogs.hubs,
    search: async () => (await import('../search/SearchDialog')).SearchDialog,
    how: async () => (await import('../how/HowIPlay')).HowIPlay,
    fault: async () => (await import('../fault/FaultDialog')).FaultDialog,
    who: async () => (await import('../children/WhoIsPlaying')).WhoIsPlaying,
  };
