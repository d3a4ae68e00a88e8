export const twoPlayers = 'Deux joueurs';
