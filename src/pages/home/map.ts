import { GAMES, type Game, type GameId } from '../../games/catalogue';

/** Where each island lies on the wide map: its left edge from the middle, its top, its width; in px at 1440. */
export const SPOTS: Readonly<Record<GameId, string>> = {
  'time-master': '[--x:-93] [--y:13] [--w:198]',
  'arithmetic-hero': '[--x:110] [--y:76] [--w:239]',
  'math-warp': '[--x:366] [--y:-3] [--w:216]',
  'times-tables': '[--x:-66] [--y:247] [--w:218]',
  'target-takedown': '[--x:176] [--y:301] [--w:248]',
  'money-counter': '[--x:446] [--y:201] [--w:218]',
  'shape-match': '[--x:-645] [--y:465] [--w:200]',
  'fraction-basics': '[--x:-433] [--y:499] [--w:194]',
  'math-facts': '[--x:-218] [--y:442] [--w:222]',
  'mental-maths': '[--x:14] [--y:490] [--w:216]',
  'algebra-adventure': '[--x:247] [--y:518] [--w:205]',
  'fraction-simplify': '[--x:456] [--y:431] [--w:224]',
};

const READING_ORDER: readonly GameId[] = [
  'time-master',
  'arithmetic-hero',
  'math-warp',
  'times-tables',
  'target-takedown',
  'money-counter',
  'shape-match',
  'fraction-basics',
  'math-facts',
  'mental-maths',
  'algebra-adventure',
  'fraction-simplify',
];

/** The islands from the upper left to the lower right, as they are read and as the narrow map shows them. */
export const ISLANDS: readonly Game<GameId>[] = READING_ORDER.flatMap((id) => GAMES.filter((game) => game.id === id));
