/** The colours of the workshop, as far as its wall and bench are as wide as the stage. */
export const WORKSHOP = {
  wall: '#F3DDBE',
  light: '#FBEBD2',
  bench: { top: '#E0A973', edge: '#C98C57', front: '#8A5632', groove: '#7A4A2A' },
} as const;
