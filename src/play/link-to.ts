/** The address of this game with these parameters, for others to open. */
export function linkTo(parameters: Readonly<Record<string, string | number>>): string {
  const link = new URL(location.pathname, location.origin);
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, String(value));
  return link.href;
}
