export const text = {
  boatHome: 'The boat is home for today.',
  over: 'That is all for today.',
  harbour: 'My harbour',
  begin: "Today's voyage",
  carryOn: 'Sail on',
  wave: 'Wave goodbye',
  week: 'Your week at sea',
  islands: 'Islands of your voyages',
};
