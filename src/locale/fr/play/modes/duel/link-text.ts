export const twoPlayers = 'À deux';
