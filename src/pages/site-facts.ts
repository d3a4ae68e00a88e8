/** What whoever builds the site may say about it. */
interface SiteSettings {
  /** Where people write to for help. */
  readonly VITE_SUPPORT_EMAIL?: string;
  /** Where the site stands in the end, for example https://maths.example.org */
  readonly VITE_SITE_URL?: string;
}

declare global {
  interface ImportMetaEnv extends SiteSettings {}
}

/** What pages say about the site itself. */
interface Site {
  readonly supportEmail: string;
  /** The address of the home page, without a slash at its end. */
  readonly address: string;
}

const DEFAULTS: Site = { supportEmail: 'hello@numeria.example', address: 'https://numeria.example' };

const said = (setting: string | undefined): string | null => setting?.trim() || null;

/** The site as its settings describe it; what they leave empty is the default. */
export const siteFrom = ({ VITE_SUPPORT_EMAIL, VITE_SITE_URL }: SiteSettings): Site => ({
  supportEmail: said(VITE_SUPPORT_EMAIL) ?? DEFAULTS.supportEmail,
  address: (said(VITE_SITE_URL) ?? DEFAULTS.address).replace(/\/+$/, ''),
});

export const SITE = siteFrom(import.meta.env);
