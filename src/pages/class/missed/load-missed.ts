import type { ComponentType } from 'react';
import type { Discussion } from '../../../play/discuss/discussion';
import { checkSiteOnlineCached } from '../../../ui/load-part';
import type { MissedProps } from './MissedQuestions';

const DISCUSSIONS = import.meta.glob<Discussion>('../../../games/*/discuss.tsx', { import: 'discussion' });

/** The page of missed questions, and what it needs to know about a game. */
export interface LoadedMissed {
  readonly Missed: ComponentType<MissedProps>;
  readonly discussion: Discussion;
}

/** Whether the questions of a game can be discussed. */
export const canDiscuss = (game: string): boolean => Object.hasOwn(DISCUSSIONS, pathOf(game));

/** Throws if it cannot be loaded; calling it again retries. */
export async function loadMissed(game: string): Promise<LoadedMissed> {
  await checkSiteOnlineCached();
  const [{ MissedQuestions }, discussion] = await Promise.all([
    import('./MissedQuestions'),
    DISCUSSIONS[pathOf(game)]!(),
  ]);
  return { Missed: MissedQuestions, discussion };
}

const pathOf = (game: string): string => `../../../games/${game}/discuss.tsx`;
