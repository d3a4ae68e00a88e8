export const text = {
  label: 'All games and videos',
  island: 'My island',
  cards: 'Answer cards',
  class: 'For the class',
  print: 'Worksheets',
  week: 'A week of rounds',
};
