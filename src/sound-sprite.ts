/* Written by `node scripts/sounds.ts` together with the files it describes. Change the score there, not this map. */

/** Where each sound lies in the files of `assets/sounds`: where it begins and how long it plays, both in ms. */
export const SOUND_SPRITE = {
  correct: [100, 700],
  wrong: [860, 480],
  tick: [1400, 130],
  finish: [1590, 1360],
  press: [3010, 100],
  zap: [3170, 520],
  crash: [3750, 780],
  powerUp: [4590, 860],
  powerUpOver: [5510, 600],
  multiZap: [6170, 720],
  wave: [6950, 980],
  levelUp: [7990, 1080],
  unlock: [9130, 940],
  streak: [10130, 660],
  portalOpen: [10850, 540],
  fly: [11450, 500],
  warpOn: [12010, 680],
  warpOff: [12750, 400],
  tile: [13210, 130],
  tileBack: [13400, 120],
  hit: [13580, 600],
  overshoot: [14240, 460],
  timeUp: [14760, 500],
  tilt: [15320, 400],
  crate: [15780, 280],
  weights: [16120, 260],
} satisfies Record<string, [startMs: number, lengthMs: number]>;

/** A sound by its name. */
export type SoundName = keyof typeof SOUND_SPRITE;

/** The SHA-256 of the synthesis and of both files made of it: a test compares them, so that none is left behind. */
export const SOUND_HASHES = {
  wav: 'a5639504ac141b299cb49f9d0fdecb3d000cdcfe3a1cd90a670f2879746db470',
  webm: 'bf9b8ec7fab67ba11d577d90d374ec2569460e5a4d12ccd745aee61975fb52f3',
  m4a: 'af7b3597d8d0cff20b7d5c4925637b800afb23d107413f53af06535fc5936920',
};
