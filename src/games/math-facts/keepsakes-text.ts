export const flowerBedName = 'Flower bed';
export const beachBallName = 'Beach ball';
export const dolphinName = 'Dolphin';
