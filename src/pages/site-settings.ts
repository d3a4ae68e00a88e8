/* What pages say about this copy of Numeria. The facts are in the head of every page (scripts/site/facts.ts) and not in
   any script, so that a release can be built once and run by many. */

type SiteData = Readonly<Record<string, string | undefined>>;

declare global {
  interface ImportMetaEnv {
    /** The facts for prerendering, which has no document. */
    readonly NUMERIA_SITE?: SiteData;
  }
}

export interface Site {
  readonly supportEmail: string;
  /** The URL of the home page, without a trailing slash. */
  readonly address: string;
  /** Who answers questions about personal data. */
  readonly dataContact: string;
  /** Who runs this copy, or null if nobody has set it. */
  readonly operator: string | null;
  readonly operatorAddress: string | null;
  /** Where data is stored. */
  readonly region: string | null;
}

/** Reads the facts; empty ones fall back to the default. */
export function readSite(data: SiteData): Site {
  const supportEmail = data['supportEmail'] || 'hello@numeria.example';
  return {
    supportEmail,
    address: data['address'] || 'https://numeria.example',
    dataContact: data['dataContact'] || supportEmail,
    operator: data['operator'] || null,
    operatorAddress: data['operatorAddress'] || null,
    region: data['region'] || null,
  };
}

const findData = (): SiteData | undefined =>
  typeof document === 'undefined'
    ? import.meta.env.NUMERIA_SITE
    : document.querySelector<HTMLMetaElement>('meta[name="numeria-site"]')?.dataset;

export const SITE = readSite(findData() ?? {});
