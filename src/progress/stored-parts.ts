/*
 * The progress stored on this device. Loading a file neither loses nor duplicates anything, and loading it again
 * changes nothing. The better of two numbers is taken (also for totals, because both may count the same answers), and
 * everything that was opened, earned or watched in either is kept, so the order of two files does not matter. Where
 * only one of two values can be kept, the device keeps its own: the hat, the boat, where a thing is on the island, and
 * the last round of each game. Anyone can make a file, so only what the site knows is taken from it.
 */
import { mergeCaptains } from '../../machines/core/captain';
import { mergeDayVoyages } from '../../machines/core/day-voyage';
import { mergeIslands } from '../../machines/core/own-island';
import { mergeVoyages } from '../../machines/core/voyage';
import { mergeWeeks } from '../../machines/core/week-log';
import { mergeMemories } from '../../machines/learning/memory';
import { GAMES } from '../catalogue';
import type { Game } from '../catalogue/define-game';
import { getStoredParts } from '../catalogue/stored';
import { captainStore } from '../device/captain';
import { openChoicesStore } from '../device/choices';
import { themeStore } from '../device/colour-theme';
import { dayVoyageStore } from '../device/day-voyage';
import { type LastRounds, lastRoundsStore } from '../device/last-rounds';
import { learningStore } from '../device/learning';
import { markedSheetsStore, mergeMarkedSheets } from '../device/marked-sheets';
import { ownIslandStore } from '../device/own-island';
import { passportStore } from '../device/passport';
import { openPersonalBestsStore } from '../device/personal-bests';
import { playLimitStore } from '../device/play-limit';
import { storedSettingsStore } from '../device/settings';
import { createChoicePart, createProgressPart, type StoredPart, type StoredPartOwner } from '../device/stored-part';
import { voyageStore } from '../device/voyage';
import { weekLogStore } from '../device/week-log';
import { viewingStore } from '../videos/viewing';
import { summariseCaptain } from './captain';
import { removeUnknownVoyages, summariseDayVoyages } from './day-voyage';
import { countDroppedSkills, removeUnknownSkills, summariseLearning } from './learning';
import { countDroppedThings, removeUnknownThings, summariseIsland } from './own-island';
import { mergePassports, removeUnknownHat, summarisePassport } from './passport';
import { mergePersonalBests, removeUnknownPersonalBests, summarisePersonalBests } from './personal-bests';
import { PART_TITLES } from './text';
import { mergeViewing, removeUnknownViewing, summariseViewing } from './viewing';
import { removeUnknownIslands, summariseVoyage } from './voyage';
import { removeDamagedWeeks, summariseWeeks } from './weeks';

const bestsOf = (game: Game): StoredPart =>
  createProgressPart(game.id, {
    store: openPersonalBestsStore(game.id),
    merged: mergePersonalBests,
    facts: summarisePersonalBests,
    known: (bests) => removeUnknownPersonalBests(game, bests),
  });

function choicesOf(game: Game): readonly StoredPart[] {
  const store = openChoicesStore(game);
  return store === null ? [] : [createChoicePart(store)];
}

const removeUnknownGames = (rounds: LastRounds): LastRounds =>
  Object.fromEntries(Object.entries(rounds).filter(([id]) => GAMES.some((game) => game.id === id)));

/** Everything this device stores about a player, except the account session, which must never be in a file. */
export const STORED_PARTS: readonly StoredPart[] = [
  ...GAMES.flatMap((game) => [...(getStoredParts(game.id) ?? [bestsOf(game)]), ...choicesOf(game)]),
  createProgressPart('videos', {
    store: viewingStore,
    merged: mergeViewing,
    facts: summariseViewing,
    known: removeUnknownViewing,
  }),
  createProgressPart('learning', {
    store: learningStore,
    merged: mergeMemories,
    facts: summariseLearning,
    known: removeUnknownSkills,
    leftOut: countDroppedSkills,
  }),
  createProgressPart('voyage', {
    store: voyageStore,
    merged: mergeVoyages,
    facts: summariseVoyage,
    known: removeUnknownIslands,
  }),
  createProgressPart('passport', {
    store: passportStore,
    merged: mergePassports,
    facts: summarisePassport,
    known: removeUnknownHat,
  }),
  createProgressPart('captain', { store: captainStore, merged: mergeCaptains, facts: summariseCaptain }),
  createProgressPart('dayVoyage', {
    store: dayVoyageStore,
    merged: mergeDayVoyages,
    facts: summariseDayVoyages,
    known: removeUnknownVoyages,
  }),
  createProgressPart('weeks', {
    store: weekLogStore,
    merged: mergeWeeks,
    facts: summariseWeeks,
    known: removeDamagedWeeks,
  }),
  createProgressPart('lastRounds', {
    store: lastRoundsStore,
    merged: (here, loaded) => ({ ...loaded, ...here }),
    facts: () => [],
    known: removeUnknownGames,
  }),
  createProgressPart('markedSheets', {
    store: markedSheetsStore,
    merged: mergeMarkedSheets,
    facts: () => [],
  }),
  createProgressPart('island', {
    store: ownIslandStore,
    merged: mergeIslands,
    facts: summariseIsland,
    known: removeUnknownThings,
    leftOut: countDroppedThings,
  }),
  createChoicePart(storedSettingsStore),
  createChoicePart(playLimitStore),
  createChoicePart(themeStore),
];

export const getPartTitle = (part: StoredPartOwner): string =>
  PART_TITLES[part] ?? GAMES.find(({ id }) => id === part)?.title ?? part;
