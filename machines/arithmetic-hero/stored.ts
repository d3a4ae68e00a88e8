/*
 * Reads data stored on the device. It may come from an older version of the game, another tab or a curious child. Each
 * missing or damaged part falls back to its own default, and everything else is kept.
 */

import * as v from 'valibot';
import { avatarSchema } from '../core/hero';
import { countSchema, getUnknownFields, listSchema, nameSchema, parserOf } from '../core/stored-shape';
import { ACHIEVEMENTS } from './achievements';
import { COSMETIC_TYPES, COSMETICS, type Cosmetic, itemKey } from './cosmetics';
import { LEVELS } from './levels';
import { createAchievements, NEW_PROGRESS, NO_SCORES, type OtherHighScores, type Progress } from './progress';

/** More items than the game has or is likely to have. */
const MAX_ITEMS = 128;

const scores = v.fallback(
  v.object({
    // Lists are shorter if they were stored by a version that added a level's score when the level was first played.
    arcade: v.fallback(
      v.pipe(
        v.array(v.fallback(countSchema, 0)),
        v.transform((list) => LEVELS.map((_, index) => list[index] ?? 0)),
      ),
      [...NO_SCORES.arcade],
    ),
    challenge: v.fallback(countSchema, 0),
  }),
  { arcade: [...NO_SCORES.arcade], challenge: 0 },
);

const achievementId = v.picklist(ACHIEVEMENTS.map(({ id }) => id));
const unlockedIds = v.fallback(
  v.pipe(
    v.array(
      v.fallback(
        v.union([
          v.pipe(
            achievementId,
            v.transform((id) => ({ id, isUnlocked: true })),
          ),
          v.object({ id: achievementId, isUnlocked: v.fallback(v.boolean(), true) }),
        ]),
        { id: 'first-zap', isUnlocked: false },
      ),
    ),
    v.transform((list) => list.filter(({ isUnlocked }) => isUnlocked).map(({ id }) => id)),
  ),
  [],
);

const knownItem = (name: string): Cosmetic | undefined =>
  COSMETIC_TYPES.flatMap((type): readonly Cosmetic[] => COSMETICS[type]).find(
    (item) => itemKey(item) === name || `${item.type}-${item.id}` === name,
  );

const storedProgress = v.object({
  highScores: scores,
  unlockedLevels: v.fallback(
    v.pipe(
      countSchema,
      v.minValue(1),
      v.transform((level) => Math.min(level, LEVELS.length)),
    ),
    1,
  ),
  totalCorrectAnswers: v.fallback(countSchema, 0),
  longestStreak: v.fallback(countSchema, 0),
  achievements: unlockedIds,
  pendingAchievements: unlockedIds,
  avatarItems: avatarSchema,
  unlockedItems: v.fallback(listSchema(nameSchema, MAX_ITEMS), []),
});

/**
 * Reads stored progress and replaces missing or damaged parts with their defaults. Null if the value is not an object
 * at all (a string, a list, a number), so that the caller can put it aside.
 */
export function parseProgress(stored: unknown): Progress | null {
  const { success, output } = v.safeParse(storedProgress, Array.isArray(stored) ? null : stored);
  if (!success) return null;
  const unlocked = output.unlockedItems.map((stored) => {
    const item = knownItem(stored);
    return item ? itemKey(item) : stored;
  });
  return {
    ...getUnknownFields(Object(stored), Object.keys(storedProgress.entries)),
    ...output,
    achievements: createAchievements((id) => output.achievements.includes(id)),
    pendingAchievements: createAchievements(() => true).filter(({ id }) => output.pendingAchievements.includes(id)),
    unlockedItems: [...new Set([...NEW_PROGRESS.unlockedItems, ...unlocked.filter(Boolean)])],
  };
}

const choiceScores = v.fallback(v.optional(v.object({ normal: scores, longer: scores, none: scores })), undefined);

const storedBests = v.pipe(
  v.object({ longer: scores, none: scores, choice: choiceScores }),
  v.transform(({ choice, ...times }) => ({ ...times, ...(choice && { choice }) })),
);

/** Reads the stored best scores of other time settings and of chosen answers; null if the value is anything else. */
export const parseOtherHighScores: (stored: unknown) => OtherHighScores | null = parserOf(storedBests);
