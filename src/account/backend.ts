/** The account service: Supabase, or the embedded backend that runs next to the site. */
export interface Backend {
  /** Absolute. */
  readonly url: string;
  /** The publishable key, which is not a secret. */
  readonly key: string;
  /** The URL of the inbox page, in a copy of the site that does not send emails. */
  readonly inbox: string | null;
}

/** The account service set at build time, or else the one that this server announces; null if there is neither. */
export function backend(): Backend | null {
  const url: string = import.meta.env.VITE_SUPABASE_URL ?? '';
  const key: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '';
  if (url !== '' && key !== '') return described(url, key, null);
  const data = document.querySelector<HTMLMetaElement>('meta[name="numeria-backend"]')?.dataset ?? {};
  return described(data['url'], data['key'], data['inbox'] ?? null);
}

function described(url = '', key = '', inbox: string | null): Backend | null {
  if (url === '' || key === '') return null;
  try {
    return { url: new URL(url, location.origin).href, key, inbox };
  } catch {
    return null;
  }
}
