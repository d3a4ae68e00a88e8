export const turtleName = 'Turtle';
export const fishName = 'Fish';
export const whaleName = 'Whale';
