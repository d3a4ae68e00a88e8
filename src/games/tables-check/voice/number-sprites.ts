/* Written by `node scripts/voices/tables-check.ts` together with the file that it describes. */

/** Where each word lies in assets/voice/numbers.mp3: where it begins and how long it is, in ms. */
export const NUMBER_SPRITES: Readonly<Record<string, readonly [startMs: number, lengthMs: number]>> = {
  one: [100, 427],
  two: [627, 377],
  three: [1104, 403],
  four: [1607, 458],
  five: [2166, 531],
  six: [2797, 487],
  seven: [3384, 550],
  eight: [4034, 356],
  nine: [4490, 511],
  ten: [5101, 378],
  eleven: [5578, 570],
  twelve: [6249, 498],
  times: [6846, 586],
};
