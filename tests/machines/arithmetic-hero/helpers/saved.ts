import { NEW_PROGRESS, NO_OTHER_BESTS, type Progress, type Saved } from '../../../../machines/arithmetic-hero/progress';

/** The saved data of a player with this progress. */
export const savedWith = (progress: Partial<Progress> = {}): Saved => ({
  progress: { ...NEW_PROGRESS, ...progress },
  otherBests: NO_OTHER_BESTS,
});

/** The names of the unlocked achievements. */
export const unlockedNames = ({ progress }: Saved): readonly string[] =>
  progress.achievements.filter(({ isUnlocked }) => isUnlocked).map(({ name }) => name);

/** The names of the achievements waiting to be shown. */
export const pendingNames = ({ progress }: Saved): readonly string[] =>
  progress.pendingAchievements.map(({ name }) => name);
