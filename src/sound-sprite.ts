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
} satisfies Record<string, [startMs: number, lengthMs: number]>;

/** A sound by its name. */
export type SoundName = keyof typeof SOUND_SPRITE;

/** The SHA-256 of the synthesis and of both files made of it: a test compares them, so that none is left behind. */
export const SOUND_HASHES = {
  wav: '003ccbeb38fb8062aa73bc02e4a995bf528c4b702e81b546fc491ca47b585577',
  webm: '62809e898cb5a8ccd1d4375a4dc14605435b132ccc5428b270a5c11b4ea28708',
  m4a: '954a56f19e5d3c5700bf16b58ddbfb775b91a1ca1a31dae653b0edd1aeeef271',
};
