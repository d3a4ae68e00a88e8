/** The service that keeps accounts: Supabase, or the one that runs beside the site. */
export interface Backend {
  /** Its address, absolute. */
  readonly url: string;
  /** The key that every visitor may know. */
  readonly key: string;
  /** The page that shows the letters which this copy of the site sends, where there is one. */
  readonly inbox: string | null;
}

/** Where accounts are kept, in the browser: as the build says, else as the server of this copy says; null where there are none. */
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
