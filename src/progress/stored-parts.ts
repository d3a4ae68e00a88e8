/*
 * What this device keeps of a player. What becomes of it when a file is loaded: nothing that either of them holds is lost,
 * and nothing is counted twice. Loading a file again changes nothing more, and it does not matter which of two files comes
 * first: of each figure the better one is taken (totals too, since both may count the same answers), and of what was
 * opened, earned or watched, all of it. A file is anybody's: of it is taken what the site knows.
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

/** Everything that this device keeps of a player, but the session of an account, which no file may hold. */
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

/** What a part is called on a page. */
export const titleOf = (part: Part): string => TITLES[part] ?? GAMES.find(({ id }) => id === part)?.title ?? part;
