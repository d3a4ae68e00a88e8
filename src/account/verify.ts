import { isAuthApiError, type VerifyOtpParams } from '@supabase/supabase-js';
import * as v from 'valibot';
import { showToast } from '../ui/toast';
import type { EmailLink } from './auth-callback';
import { getClient, readStoredSession } from './client';
import type { DeviceOwnership } from './device-ownership';
import { restoreSession } from './session';
import { sessionStore } from './session-store';
import { SIGNED_IN } from './sign-in-text';

/** Either the link in a sign-in email, or the code in it, typed on the page that requested the email. */
export type SignInProof = EmailLink | { readonly email: string; readonly digits: string };

/**
 * Why the sign-in failed. `refused`: the link or code is used, wrong or expired. `too often`: there were too many
 * tries. `only the link`: too many wrong codes were tried for this email address. `no answer`: the service did not
 * answer, and the link or code is still valid.
 */
export type VerifyError = 'refused' | 'too often' | 'only the link' | 'no answer';

const TOO_MANY_REQUESTS = 429;
const CODES_USED_UP = 'over_code_rate_limit';
const FIRST_OF_SERVER_ERRORS = 500;

const storedShape = v.pipe(v.string(), v.parseJson(), v.object({ access_token: v.string() }));

const paramsOf = (proof: SignInProof): VerifyOtpParams =>
  'digits' in proof
    ? { email: proof.email, token: proof.digits, type: 'email' }
    : { token_hash: proof.tokenHash, type: proof.type };

/**
 * Signs in with a link or code and shows a message. If this succeeds, anyone who was signed in on this device before is
 * signed out. Returns null on success.
 */
export async function verifySignIn(proof: SignInProof, device: DeviceOwnership): Promise<VerifyError | null> {
  const { auth } = getClient();
  const before = v.safeParse(storedShape, readStoredSession());
  const { data, error } = await sessionStore.signInOnDevice(device, () => auth.verifyOtp(paramsOf(proof)));
  if (error !== null) return errorOf(error);
  await restoreSession();
  showToast({ title: SIGNED_IN, text: data.user?.email });
  // If this request fails, the old session expires by itself.
  if (before.success) auth.admin.signOut(before.output.access_token, 'local').catch(console.error);
  return null;
}

function errorOf(error: unknown): VerifyError {
  if (!isAuthApiError(error) || error.status >= FIRST_OF_SERVER_ERRORS) return 'no answer';
  if (error.code === CODES_USED_UP) return 'only the link';
  return error.status === TOO_MANY_REQUESTS ? 'too often' : 'refused';
}
