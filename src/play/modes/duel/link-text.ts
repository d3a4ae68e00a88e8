export const twoPlayers = 'Two players';
