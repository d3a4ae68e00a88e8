/*
 * What of a value that came in a file the site knows. What lies on this device may hold more, and keeps it: it is
 * somebody's. A file is anybody's.
 */
import { COSMETIC_TYPES, COSMETICS, type Cosmetic, itemKey } from '../../machines/arithmetic-hero/cosmetics';
import type { Progress } from '../../machines/arithmetic-hero/progress';
import { SIZES } from '../../machines/times-tables/rules';
import type { Stats } from '../../machines/times-tables/stats';
import { idOf } from '../videos/catalogue';
import { HUBS, loadCatalogue } from '../videos/hubs';
import { type Viewing, viewingStore } from '../videos/viewing';
import type { SavedFile } from './file';

const ITEMS: ReadonlySet<string> = new Set(
  COSMETIC_TYPES.flatMap((type): readonly Cosmetic[] => COSMETICS[type]).map(itemKey),
);

/** The progress of Arithmetic Hero, in the fields and with the items that there are. */
export const knownProgress = (progress: Progress): Progress => ({
  highScores: progress.highScores,
  unlockedLevels: progress.unlockedLevels,
  totalCorrectAnswers: progress.totalCorrectAnswers,
  longestStreak: progress.longestStreak,
  achievements: progress.achievements,
  pendingAchievements: progress.pendingAchievements,
  avatarItems: progress.avatarItems,
  unlockedItems: progress.unlockedItems.filter((item) => ITEMS.has(item)),
});

/** A day as this page and older ones have written it. */
const DAY = /^[\w ,:.+-]{1,40}$/;

/** What was reached in Times Tables Master, in the fields and sizes that there are. */
export const knownStats = ({ streak, bestTime, gamesCompleted, lastCompleted, bestTimes }: Stats): Stats => ({
  streak,
  bestTime,
  gamesCompleted,
  lastCompleted: lastCompleted !== null && DAY.test(lastCompleted) ? lastCompleted : null,
  bestTimes: Object.fromEntries(
    SIZES.flatMap((size) => (bestTimes[size] === undefined ? [] : [[size, bestTimes[size]]])),
  ),
});

/** What can be watched: the ids of each hub. */
export type Watchable = Readonly<Record<string, ReadonlySet<string>>>;

/** Fetches what can be watched, where a file says anything of that. Throws where it does not arrive. */
export async function loadWatchable({ data }: SavedFile): Promise<Watchable> {
  if (!Object.hasOwn(data, viewingStore.key)) return {};
  const hubs = HUBS.map(async ({ id }) => {
    const { tabs } = await loadCatalogue(id);
    const entries = tabs.flatMap(({ units }) => units.flatMap((unit) => unit.entries));
    return [id, new Set(entries.map(idOf))] as const;
  });
  return Object.fromEntries(await Promise.all(hubs));
}

/** What was watched and opened of what can be. */
export const knownViewing = ({ watched, last }: Viewing, watchable: Watchable): Viewing => {
  const isKnown = (hub: string, id: string): boolean =>
    Object.hasOwn(watchable, hub) && watchable[hub]?.has(id) === true;
  const ticked = Object.entries(watched).map(([hub, ids]) => ({
    hub,
    ids,
    known: ids.filter((id) => isKnown(hub, id)),
  }));
  // A list of which nothing is left says nothing either.
  const left = ticked.filter(
    ({ hub, ids, known }) => Object.hasOwn(watchable, hub) && (ids.length === 0 || known.length > 0),
  );
  return {
    watched: Object.fromEntries(left.map(({ hub, known }) => [hub, known])),
    last: Object.fromEntries(Object.entries(last).filter(([hub, id]) => isKnown(hub, id))),
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many fields of a value, or texts in lists of it, are not in what is kept of it. */
export function leftOutOf(given: unknown, kept: unknown, what: 'fields' | 'texts'): number {
  if (Array.isArray(given) && Array.isArray(kept))
    return what === 'texts' ? given.filter((item) => typeof item === 'string' && !kept.includes(item)).length : 0;
  if (!isRecord(given) || !isRecord(kept)) return 0;
  return sum(
    Object.entries(given).map(([key, value]) => {
      if (Object.hasOwn(kept, key)) return leftOutOf(value, kept[key], what);
      return what === 'fields' ? 1 : 0;
    }),
  );
}
