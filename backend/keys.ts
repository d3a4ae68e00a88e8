import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Keys = v.object({
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  signingSecret: v.pipe(v.string(), v.minLength(43)),
});

/** The keys of one installation: what the site sends, what administrators send, and what all tokens are signed with. */
export type Keys = v.InferOutput<typeof Keys>;

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Keys that nobody has had before. */
export function newKeys(): Keys {
  return {
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
    signingSecret: random(32),
  };
}

/** The keys that a file holds; null where it holds none. */
export function keysIn(file: string): Keys | null {
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
 * The keys that a folder holds, made at the first call; only their owner may read the file. Throws an Error in plain
 * words when the file is there and holds no keys. It is called `alone` in the folder: two makers would differ.
 */
export function readKeys(folder: string): Keys {
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) {
    const draft = `${file}.draft`;
    writeFileSync(draft, `${JSON.stringify(newKeys(), null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  }
  const keys = keysIn(file);
  if (keys !== null) {
    chmodSync(file, 0o600);
    return keys;
  }
  throw new Error(`${file} holds no keys. Delete it, and new ones are made; everybody then has to sign in again.`);
}

/** What is stored of a secret: a keyed hash, worthless without the signing secret. `purpose` keeps kinds apart. */
export function digest(keys: Keys, purpose: string, secret: string): string {
  return createHmac('sha256', keys.signingSecret).update(`${purpose}\n${secret}`).digest('base64url');
}
