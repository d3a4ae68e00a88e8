/** Settings that can be given when the site is built. */
interface SiteSettings {
  readonly VITE_SUPPORT_EMAIL?: string;
  /** The final URL of the site, for example https://maths.example.org */
  readonly VITE_SITE_URL?: string;
}

declare global {
  interface ImportMetaEnv extends SiteSettings {}
}

interface Site {
  readonly supportEmail: string;
  /** The URL of the home page, without a trailing slash. */
  readonly address: string;
}

const DEFAULTS: Site = { supportEmail: 'hello@numeria.example', address: 'https://numeria.example' };

const trimmed = (setting: string | undefined): string | null => setting?.trim() || null;

/** Reads the settings; empty ones fall back to the default. */
export const readSiteSettings = ({ VITE_SUPPORT_EMAIL, VITE_SITE_URL }: SiteSettings): Site => ({
  supportEmail: trimmed(VITE_SUPPORT_EMAIL) ?? DEFAULTS.supportEmail,
  address: (trimmed(VITE_SITE_URL) ?? DEFAULTS.address).replace(/\/+$/, ''),
});

export const SITE = readSiteSettings(import.meta.env);
