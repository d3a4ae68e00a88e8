/*
 * Pages that the workbench leads to if this copy of the site has them. Their folders decide, so nothing has to be switched
 * on when one is added or left out.
 */
import { type ChosenRound, namedSettings } from './round-address';

const FOUND = Object.keys(import.meta.glob(['../cards/*Page.tsx', '../topics/*Page.tsx']));

const hasPage = (folder: string): boolean => FOUND.some((path) => path.startsWith(`../${folder}/`));

/** The page that reads answers from cards that a class holds up, with these questions; null if the site has none. */
export function getAnswerCardsAddress(round: ChosenRound): string | null {
  if (!hasPage('cards') || round.tables !== null) return null;
  const parameters = new URLSearchParams({ game: round.game.id, ...namedSettings(round) });
  if (round.seed !== null) parameters.set('seed', String(round.seed));
  return `/cards?${parameters}`;
}

/** The list of topics, with videos and lessons; null if the site has none. */
export const getTopicsAddress = (): string | null => (hasPage('topics') ? '/topics' : null);
