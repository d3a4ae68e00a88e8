import {
  createChoiceKind,
  createRoundKind,
  type PersonalBests,
  updatePersonalBests,
} from '../../machines/core/personal-bests';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import type { Game } from '../catalogue/define-game';
import { hasMultipleChoice } from '../catalogue/multiple-choice';
import { countFact, type ProgressFact } from '../device/stored-part';
import { FACT_LABELS } from './text';

/**
 * The kinds of rounds of a game: each combination of its settings, including time if it is timed. If it has a form
 * with a few choices, there is another kind for each.
 */
export function listRoundKinds(
  game: Pick<Game, 'settings' | 'laterSettings' | 'isTimed' | 'hasTypedAnswers' | 'hasFewerChoices'>,
): readonly string[] {
  const { settings, laterSettings = [], isTimed } = game;
  // The default of a setting that was added later is not part of the key.
  const ofSettings = Object.entries(settings).map(([name, values]) =>
    values.map((value, index) => (index === 0 && laterSettings.includes(name) ? [] : [value])),
  );
  const choices = [...ofSettings, ...(isTimed ? [TIME_SETTINGS.map((time) => [time])] : [])];
  const kinds = choices.reduce<readonly (readonly string[])[]>(
    (begun, values) => begun.flatMap((parts) => values.map((value) => [...parts, ...value])),
    [[]],
  );
  const usual = kinds.map((parts) => createRoundKind(...parts));
  return hasMultipleChoice(game) ? [...usual, ...usual.map(createChoiceKind)] : usual;
}

/** Drops best scores for kinds of rounds that the game does not have. */
export function removeUnknownPersonalBests(game: Game, bests: PersonalBests): PersonalBests {
  const kinds = listRoundKinds(game);
  return Object.fromEntries(Object.entries(bests).filter(([kind]) => kinds.includes(kind)));
}

/** The best score and longest streak of each kind of round. */
export const mergePersonalBests = (here: PersonalBests, loaded: PersonalBests): PersonalBests =>
  Object.entries(loaded).reduce((bests, [kind, best]) => updatePersonalBests(bests, kind, best), here);

const max = (figures: readonly number[]): number => Math.max(0, ...figures);

/** The best score and streak over all kinds of rounds, for the progress page. */
export const summarisePersonalBests = (bests: PersonalBests): readonly ProgressFact[] => [
  ...countFact(FACT_LABELS.bestScore, max(Object.values(bests).map(({ score }) => score))),
  ...countFact(FACT_LABELS.bestStreak, max(Object.values(bests).map(({ streak }) => streak))),
];
