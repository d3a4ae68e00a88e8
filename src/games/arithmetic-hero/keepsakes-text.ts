export const shootingStarName = 'Shooting star';
export const owlName = 'Owl';
export const fireworkName = 'Firework';
