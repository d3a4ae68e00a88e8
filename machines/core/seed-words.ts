/*
 * A seed as two words that a teacher can call across a corridor: "calm whale". Links and stored names have these words in
 * every language, so they are ids; players see those of their own language (src/ui/seed-name.ts).
 */

const FIRST =
  'blue brave bright brown calm clear clever cold cosy crisp dark deep dry early easy fair fast fine fresh full gentle glad gold good grand green happy high huge jolly keen kind large late light little long loud lucky merry mild neat new old open pink plain proud quick quiet red rich round sharp shiny short silver simple slow small smart soft strong sunny'.split(
    ' ',
  );
const SECOND =
  'anchor apple beach bell bird boat bridge cabin camel canoe castle cloud coral crab dolphin duck eagle falcon field fish flag forest fox garden goat harbour hill horse island kite ladder lake lamp lemon lion lizard meadow moon mountain ocean otter owl panda parrot path pearl pebble penguin pepper piano pigeon planet pony rabbit rainbow river robin rocket rose sail seal shell spoon star'.split(
    ' ',
  );

/** The number of seeds that have a pair of words. */
export const WORD_PAIR_COUNT = FIRST.length * SECOND.length;

/** Which words a seed has: their places in the two lists. Other languages have lists of the same length. */
export const splitSeed = (seed: number): readonly [first: number, second: number] => [
  Math.floor(seed / SECOND.length),
  seed % SECOND.length,
];

/** The two words of a seed below `WORD_PAIR_COUNT`. */
export function formatSeed(seed: number): string {
  const [first, second] = splitSeed(seed);
  return `${FIRST[first] ?? ''} ${SECOND[second] ?? ''}`;
}

/** The seed for two words, ignoring case, spaces and punctuation; null if they are not a valid pair. */
export function parseSeed(text: string): number | null {
  const [first = '', second = '', ...rest] = text
    .trim()
    .toLowerCase()
    .split(/[\s,.-]+/);
  const [high, low] = [FIRST.indexOf(first), SECOND.indexOf(second)];
  return high < 0 || low < 0 || rest.length > 0 ? null : high * SECOND.length + low;
}
