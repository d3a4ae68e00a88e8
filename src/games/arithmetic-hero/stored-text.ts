export const sumsSolved = 'Sums solved';
export const levelsUnlocked = 'Levels unlocked';
export const achievementsEarned = 'Achievements';
export const countOf = (count: number, of: number): string => `${count} of ${of}`;
