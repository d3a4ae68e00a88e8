export const stormLink = 'Una clase contra la tormenta';
