export const twoPlayers = 'Dos jugadores';
