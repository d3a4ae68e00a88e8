/** Defined by the build, for prerendering only. */
declare const NUMERIA_VERSION: string;

/** The version of this copy of Numeria, from the head of the page; '' if it is missing. */
export const readVersion = (): string =>
  import.meta.env.SSR
    ? NUMERIA_VERSION
    : (document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '');
