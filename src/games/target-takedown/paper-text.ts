export const circleNumbers = (target: number): string => `Circle numbers that make ${target}.`;
