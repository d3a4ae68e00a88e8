import type { NightLook } from '../../../stage/night-colours';

/** Colours of the wall and the bench, which span the full width of the stage. */
export const WORKSHOP = {
  wall: '#F3DDBE',
  light: '#FBEBD2',
  bench: { top: '#E0A973', edge: '#C98C57', front: '#8A5632', groove: '#7A4A2A' },
} as const;

/** At night, moonlight shines through the window onto the wall and the bench. */
export const NIGHT: NightLook = {
  colours: {
    '#f3ddbe': '#32284a',
    '#fbebd2': '#3d3158',
    '#e0a973': '#96694f',
    '#c98c57': '#7d5546',
    '#8a5632': '#573745',
    '#7a4a2a': '#4a2e3d',
    '#e8cba3': '#7d6478',
    '#d9b88e': '#6d5668',
    '#c9a878': '#5c4860',
    '#bfe6f7': '#262263',
    '#8ccdb0': '#1f4a5c',
    '#ffffff': '#4c4292',
  },
  otherColours: 'lit',
  underSky: { '#bfe6f7': 2, '#8ccdb0': 2, '#ffffff': 2, '#fbebd2': 0.5 },
  sky: '#bfe6f7',
};
