export const spaceRockName = 'Space rock';
export const cometName = 'Comet';
export const flyingSaucerName = 'Flying saucer';
