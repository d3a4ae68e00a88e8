/*
 * The progress stored on this device. Loading a file does not lose or double anything, loading it again changes
 * nothing, and the order of two files does not matter. The better of two numbers is taken (also for totals, because
 * both may count the same answers), and everything that was opened, earned or watched in either is kept. Anyone can
 * make a file, so only what the site knows is taken from it.
 */
import { mergeVoyages } from '../../machines/core/voyage';
import { mergeMemories } from '../../machines/learning/memory';
import { GAMES } from '../catalogue';
import type { Game } from '../catalogue/define-game';
import { storedPartsOf } from '../catalogue/stored';
import { bestsStore } from '../device/bests';
import { choicesStore } from '../device/choices';
import { themeStore } from '../device/colour-theme';
import { learningStore } from '../device/learning';
import { passportStore } from '../device/passport';
import { settingsStore } from '../device/settings';
import { choicePart, progressPart, type StoredPart, type StoredPartOwner } from '../device/stored-part';
import { voyageStore } from '../device/voyage';
import { viewingStore } from '../videos/viewing';
import { bestsFigures, mergeBests, removeUnknownBests } from './bests';
import { countSkillsLeftOut, learningFigures, removeUnknownSkills } from './learning';
import { mergePassports, passportFigures, removeUnknownHat } from './passport';
import { mergeViewing, removeUnknownViewing, viewingFigures } from './viewing';
import { removeUnknownIslands, voyageFigures } from './voyage';

const bestsOf = (game: Game): StoredPart =>
  progressPart(game.id, {
    store: bestsStore(game.id),
    merged: mergeBests,
    facts: bestsFigures,
    known: (bests) => removeUnknownBests(game, bests),
  });

function choicesOf(game: Game): readonly StoredPart[] {
  const store = choicesStore(game);
  return store === null ? [] : [choicePart(store)];
}

/** Everything this device stores about a player, except the account session, which must never be in a file. */
export const STORED_PARTS: readonly StoredPart[] = [
  ...GAMES.flatMap((game) => [...(storedPartsOf(game.id) ?? [bestsOf(game)]), ...choicesOf(game)]),
  progressPart('videos', {
    store: viewingStore,
    merged: mergeViewing,
    facts: viewingFigures,
    known: removeUnknownViewing,
  }),
  progressPart('learning', {
    store: learningStore,
    merged: mergeMemories,
    facts: learningFigures,
    known: removeUnknownSkills,
    leftOut: countSkillsLeftOut,
  }),
  progressPart('voyage', {
    store: voyageStore,
    merged: mergeVoyages,
    facts: voyageFigures,
    known: removeUnknownIslands,
  }),
  progressPart('passport', {
    store: passportStore,
    merged: mergePassports,
    facts: passportFigures,
    known: removeUnknownHat,
  }),
  choicePart(settingsStore),
  choicePart(themeStore),
];

const TITLES: Readonly<Record<string, string>> = {
  learning: 'What you know',
  videos: 'Videos',
  voyage: 'The map',
  passport: 'Your passport',
  choices: 'Your choices',
};

export const partTitle = (part: StoredPartOwner): string =>
  TITLES[part] ?? GAMES.find(({ id }) => id === part)?.title ?? part;
