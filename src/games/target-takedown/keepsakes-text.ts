export const balloonName = 'Balloon';
export const duckName = 'Duck';
export const bigWheelName = 'Big wheel';
