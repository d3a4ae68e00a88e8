/** What a hat is called, and the call when it is won, by the name of its drawing. */
export const HAT_TEXTS: Readonly<Record<string, { readonly name: string; readonly call: string }>> = {
  bandana: { name: 'Bandana', call: 'A bandana!' },
  boater: { name: 'Boater', call: 'A boater!' },
  'chef-hat': { name: 'Chef hat', call: 'A chef hat!' },
  'driving-cap': { name: 'Driving cap', call: 'A driving cap!' },
  'garden-hat': { name: 'Garden hat', call: 'A garden hat!' },
  goggles: { name: 'Goggles', call: 'A pair of goggles!' },
  'mill-cap': { name: 'Mill cap', call: 'A mill cap!' },
  'rain-hat': { name: 'Rain hat', call: 'A rain hat!' },
  'railway-cap': { name: 'Railway cap', call: 'A railway cap!' },
  snorkel: { name: 'Snorkel', call: 'A snorkel!' },
  'space-helmet': { name: 'Space helmet', call: 'A space helmet!' },
  'straw-hat': { name: 'Straw hat', call: 'A straw hat!' },
};
