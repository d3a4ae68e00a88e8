export const text = {
  pageTitle: 'The boat is home',
  title: 'The boat is home.',
  over: 'That is all for today. You can play again tomorrow.',
  map: 'Look at the map',
  grownUp: 'A grown-up has chosen how long to play each day.',
  change: 'Change this',
  sailHome: 'Sail home',
};
