import { isAuthApiError } from '@supabase/supabase-js';
import { client } from './client';

/**
 * Asks for a letter with a sign-in link to the home page. Gives null once it is on its way, or what the service says
 * against it; throws where the service could not be reached.
 */
export async function sendMagicLink(email: string): Promise<string | null> {
  const { error } = await client().auth.signInWithOtp({
    email,
    options: { emailRedirectTo: new URL('/', location.origin).href },
  });
  if (error === null) return null;
  if (isAuthApiError(error) && error.message !== '') return error.message;
  throw error;
}
