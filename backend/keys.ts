import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Keys = v.object({
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  signingSecret: v.pipe(v.string(), v.minLength(43)),
});

/**
 * The keys of one installation: the publishable key, the administrators' key, and the secret that
 * signs all tokens.
 */
export type Keys = v.InferOutput<typeof Keys>;

const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

export function createKeys(): Keys {
  return {
    publishableKey: `sb_publishable_${randomText(24)}`,
    secretKey: `sb_secret_${randomText(24)}`,
    signingSecret: randomText(32),
  };
}

/** The keys in a file, or null if the file does not contain any. */
export function parseKeysFile(file: string): Keys | null {
  if (statSync(file).isDirectory()) return null;
  const text = readFileSync(file, 'utf8');
  try {
    const read = v.safeParse(Keys, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/**
 * The keys in a folder, created on the first call. Only the owner can read the file. Call this
 * inside `runExclusively` for the folder, because two processes would otherwise create different
 * keys. Throws an Error with a readable message if the file exists but does not contain keys.
 */
export function readOrCreateKeys(folder: string): Keys {
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) {
    const draft = `${file}.draft`;
    writeFileSync(draft, `${JSON.stringify(createKeys(), null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  }
  const keys = parseKeysFile(file);
  if (keys !== null) {
    chmodSync(file, 0o600);
    return keys;
  }
  throw new Error(`${file} contains no keys. Delete it to create new ones; everybody then has to sign in again.`);
}

/**
 * A keyed hash of a secret. We store only the hash, which is worthless without the signing secret.
 * `purpose` separates kinds of secrets.
 */
export function createKeyedHash(keys: Keys, purpose: string, secret: string): string {
  return createHmac('sha256', keys.signingSecret).update(`${purpose}\n${secret}`).digest('base64url');
}
