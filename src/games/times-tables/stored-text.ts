export const puzzlesSolved = 'Puzzles solved';
export const bestTimeLabel = 'Best time';
