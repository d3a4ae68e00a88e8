export const text = {
  games: { title: 'Primary Games', description: 'Choose your math adventure!' },
  hubs: { title: 'Secondary Maths', description: 'Select your exam board' },
};
