export const twoPlayers = 'दो खिलाड़ी';
