export const text = {
  label: 'The round you left',
  left: (game: string): string => `You were in the middle of ${game}.`,
  question: 'Carry on where you left off?',
  goOn: 'Carry on',
  decline: 'No, thanks',
};
