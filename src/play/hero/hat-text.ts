export const won = 'You won a hat! ';
export const wonText = (call: string): string => `You won a hat! ${call}`;
export const takeOff = 'Take it off';
export const putOn = 'Put it on';

/** What a hero calls, by the name of the hat's drawing. */
export const CALLS: Readonly<Record<string, string>> = {
  bandana: 'A bandana!',
  boater: 'A boater!',
  'chef-hat': 'A chef hat!',
  'driving-cap': 'A driving cap!',
  'garden-hat': 'A garden hat!',
  goggles: 'A pair of goggles!',
  'mill-cap': 'A mill cap!',
  'rain-hat': 'A rain hat!',
  'railway-cap': 'A railway cap!',
  snorkel: 'A snorkel!',
  'space-helmet': 'A space helmet!',
  'straw-hat': 'A straw hat!',
};
