/* The law that nothing outside a game's folders names the game or counts the games. */
import { capitalise, numberToWord } from '../../src/ui/number-to-word';

interface NamedGame {
  readonly id: string;
  readonly title: string;
}

/** A mention of a game in a file that does not belong to it. */
export interface GameMention {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** A file belongs to a game if it, or one of its folders, is named after it. */
const belongsTo = (path: string, { id }: NamedGame): boolean =>
  path.split('/').some((part) => part === id || part.startsWith(`${id}.`));

const pascal = (id: string): string => id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function patternOf(games: readonly NamedGame[]): RegExp {
  const names = games.flatMap(({ id, title }) => {
    const name = pascal(id);
    return [
      `(?<![\\w-])${id}(?![\\w-])`,
      title,
      `(?<!\\w)[${name.charAt(0)}${name.charAt(0).toLowerCase()}]${name.slice(1)}`,
    ];
  });
  const word = numberToWord(games.length);
  const count = `(?:${games.length}|${word}|${capitalise(word)}) (?:\\w+ )?(?:games|islands)`;
  return new RegExp([...names, count].join('|'));
}

/**
 * The lines of a file that name a game or count the games; empty for a file that belongs to that
 * game.
 */
export function findGameMentions(path: string, text: string, games: readonly NamedGame[]): readonly GameMention[] {
  if (games.some((game) => belongsTo(path, game))) return [];
  const pattern = patternOf(games);
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [{ path, line: index + 1, text: line.trim().slice(0, 120) }] : []));
}
