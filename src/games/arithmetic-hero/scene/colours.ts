export const CITY = {
  sky: '#1F1B52',
  discs: ['#272363', '#302B74', '#3A3487'],
  far: ['#2D2870', '#363083'],
  middle: ['#40399A', '#4E46B0'],
  near: ['#181640', '#25225A'],
  dome: '#58D0C3',
} as const;
