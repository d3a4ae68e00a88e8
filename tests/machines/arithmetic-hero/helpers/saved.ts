import {
  NEW_PROGRESS,
  NO_OTHER_HIGH_SCORES,
  type Progress,
  type SavedProgress,
} from '../../../../machines/arithmetic-hero/progress';

/** The saved data of a player with this progress. */
export const createSavedProgress = (progress: Partial<Progress> = {}): SavedProgress => ({
  progress: { ...NEW_PROGRESS, ...progress },
  otherBests: NO_OTHER_HIGH_SCORES,
});

/** The names of the unlocked achievements. */
export const unlockedNames = ({ progress }: SavedProgress): readonly string[] =>
  progress.achievements.filter(({ isUnlocked }) => isUnlocked).map(({ name }) => name);

/** The names of the achievements waiting to be shown. */
export const pendingNames = ({ progress }: SavedProgress): readonly string[] =>
  progress.pendingAchievements.map(({ name }) => name);
