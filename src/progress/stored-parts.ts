/*
 * The progress stored on this device. Loading a file loses nothing and counts nothing twice. Loading it again changes
 * nothing, and the order of two files does not matter. The better of two figures is taken (also for totals, because
 * both may count the same answers), and everything that was opened, earned or watched in either is kept. A file can
 * come from anyone, so only what the site knows is taken from it.
 */
import { joined } from '../../machines/core/voyage';
import { merge } from '../../machines/learning/memory';
import { knownSkills } from '../../machines/learning/sieve';
import { bestsStore } from '../device/bests';
import { choicesStore } from '../device/choices';
import { learningStore } from '../device/learning';
import { passportStore } from '../device/passport';
import { settingsStore } from '../device/settings';
import { choice, type Part, progress, type StoredPart } from '../device/stored-part';
import { voyageStore } from '../device/voyage';
import { GAMES } from '../games';
import type { Game } from '../games/define-game';
import { storedOf } from '../games/stored';
import { themeStore } from '../ui/colour-theme';
import { viewingStore } from '../videos/viewing';
import { factsOfBests, knownBests, mergedBests } from './bests';
import { factsOfLearning, skillsLeftOut } from './learning';
import { factsOfPassport, joinedPassports, knownPassport } from './passport';
import { factsOfViewing, knownViewing, mergedViewing } from './viewing';
import { factsOfVoyage, knownVoyage } from './voyage';

const bestsOf = (game: Game): StoredPart =>
  progress(game.id, {
    store: bestsStore(game.id),
    merged: mergedBests,
    facts: factsOfBests,
    known: (bests) => knownBests(game, bests),
  });

function choicesOf(game: Game): readonly StoredPart[] {
  const store = choicesStore(game);
  return store === null ? [] : [choice(store)];
}

/** Everything this device stores about a player, except the account session, which must never be in a file. */
export const STORED_PARTS: readonly StoredPart[] = [
  ...GAMES.flatMap((game) => [...(storedOf(game.id) ?? [bestsOf(game)]), ...choicesOf(game)]),
  progress('videos', { store: viewingStore, merged: mergedViewing, facts: factsOfViewing, known: knownViewing }),
  progress('learning', {
    store: learningStore,
    merged: merge,
    facts: factsOfLearning,
    known: knownSkills,
    leftOut: skillsLeftOut,
  }),
  progress('voyage', { store: voyageStore, merged: joined, facts: factsOfVoyage, known: knownVoyage }),
  progress('passport', {
    store: passportStore,
    merged: joinedPassports,
    facts: factsOfPassport,
    known: knownPassport,
  }),
  choice(settingsStore),
  choice(themeStore),
];

const TITLES: Readonly<Record<string, string>> = {
  learning: 'What you know',
  videos: 'Videos',
  voyage: 'The map',
  passport: 'Your passport',
  choices: 'Your choices',
};

/** The title of a part on a page. */
export const titleOf = (part: Part): string => TITLES[part] ?? GAMES.find(({ id }) => id === part)?.title ?? part;
