export const text = {
  announced: 'A new version of Numeria is ready. The buttons are at the end of the page.',
  title: 'New version',
  ready: 'A new version of Numeria is ready',
  reload: 'Reload',
  later: 'Later',
} as const;
