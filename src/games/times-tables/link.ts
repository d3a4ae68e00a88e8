/** The link to a puzzle for somebody else, who has a time setting of their own. */
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
