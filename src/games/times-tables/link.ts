/** A link to this puzzle for another player, without this player's own time setting. */
export function puzzleLink(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  size: number,
  seed: number,
): string {
  const link = new URL(pathname, origin);
  link.searchParams.set('size', String(size));
  link.searchParams.set('seed', String(seed));
  return link.href;
}
