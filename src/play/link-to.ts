/** Parameters as the query of an address. */
export const searchOf = (parameters: Readonly<Record<string, string | number>>): string =>
  `?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`;

/** The address of this game with these parameters, for others to open. */
export const linkTo = (parameters: Readonly<Record<string, string | number>>): string =>
  new URL(location.pathname + searchOf(parameters), location.origin).href;
