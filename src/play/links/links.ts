export const queryString = (parameters: Readonly<Record<string, string | number>>): string =>
  `?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`;

/** Absolute URL of this game with these parameters, to share. */
export const absoluteLink = (parameters: Readonly<Record<string, string | number>>): string =>
  new URL(location.pathname + queryString(parameters), location.origin).href;
