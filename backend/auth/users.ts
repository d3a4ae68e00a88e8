import type { Row } from '../database/database.ts';

export interface UserRow extends Row {
  readonly id: string;
  readonly email: string;
  readonly email_confirmed_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_user_meta_data: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Identical for all users, because the emailed link is the only way to sign in. */
export const APP_METADATA = { provider: 'email', providers: ['email'] } as const;

/** The user metadata that Supabase Auth returns. */
export function getUserMetadata({ id, email, email_confirmed_at, raw_user_meta_data }: UserRow) {
  return { ...raw_user_meta_data, email, email_verified: email_confirmed_at !== null, phone_verified: false, sub: id };
}

/** A user as Supabase Auth returns them (openapi.yaml, UserSchema). */
export function toPublicUser(user: UserRow) {
  const { id, email, email_confirmed_at, confirmation_sent_at, recovery_sent_at, last_sign_in_at } = user;
  const { created_at, updated_at } = user;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: email_confirmed_at ?? undefined,
    phone: '',
    confirmation_sent_at: confirmation_sent_at ?? undefined,
    confirmed_at: email_confirmed_at ?? undefined,
    recovery_sent_at: recovery_sent_at ?? undefined,
    last_sign_in_at: last_sign_in_at ?? undefined,
    app_metadata: APP_METADATA,
    user_metadata: getUserMetadata(user),
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: getUserMetadata(user),
        provider: 'email',
        last_sign_in_at: last_sign_in_at ?? undefined,
        created_at,
        updated_at,
        email,
      },
    ],
    created_at,
    updated_at,
    is_anonymous: false,
  };
}
