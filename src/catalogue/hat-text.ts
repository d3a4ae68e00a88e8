/** What hats are called, by the names of their drawings. */
export const HAT_NAMES: Readonly<Record<string, string>> = {
  bandana: 'Bandana',
  boater: 'Boater',
  'chef-hat': 'Chef hat',
  'driving-cap': 'Driving cap',
  'garden-hat': 'Garden hat',
  goggles: 'Goggles',
  'mill-cap': 'Mill cap',
  'rain-hat': 'Rain hat',
  'railway-cap': 'Railway cap',
  snorkel: 'Snorkel',
  'space-helmet': 'Space helmet',
  'straw-hat': 'Straw hat',
};
