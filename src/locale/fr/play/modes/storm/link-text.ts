export const stormLink = 'Une classe contre la tempête';
