export const stormLink = 'A class against the storm';
