/** Defined by the build, for prerendering only. */
declare const NUMERIA_VERSION: string;

/** The version of this copy of Numeria, which the head of each page has; '' if it does not. */
export const readVersion = (): string =>
  import.meta.env.SSR
    ? NUMERIA_VERSION
    : (document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '');
