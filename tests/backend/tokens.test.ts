import { describe, expect, it } from 'vitest';
import { readAccessToken, readRefreshToken, signAccessToken, writeRefreshToken } from '../../backend/auth/tokens.ts';
import { createKeys } from '../../backend/keys.ts';

const keys = createKeys();
const SESSION = { sessionId: 'b6d4a4ae-7d3a-4d0c-9f6f-0d9f3f6f1a2b', count: 41 };

describe('A refresh token', () => {
  it('contains its session, and the number of tokens before it', () => {
    expect(readRefreshToken(keys, writeRefreshToken(keys, SESSION))).toEqual(SESSION);
    expect(writeRefreshToken(keys, SESSION)).toBe(writeRefreshToken(keys, SESSION));
  });

  it('is refused after any change', () => {
    const token = writeRefreshToken(keys, SESSION);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(readRefreshToken(keys, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
  });

  it('is refused if it belongs to another installation, or is too long, too short or empty', () => {
    const token = writeRefreshToken(keys, SESSION);
    for (const other of [
      writeRefreshToken(createKeys(), SESSION),
      `${token}A`,
      `${token}=`,
      token.slice(1),
      '',
      ' ',
      'ü',
    ])
      expect(readRefreshToken(keys, other)).toBeNull();
  });
});

describe('An access token', () => {
  const at = 1_800_000_000;
  const signed = () => signAccessToken(keys, { sub: 'x', iat: at, exp: at + 3600 });

  it('returns its claims until it expires', async () => {
    const token = await signed();
    expect(await readAccessToken(keys, token, (at + 3599) * 1000)).toMatchObject({ sub: 'x' });
    await expect(readAccessToken(keys, token, (at + 3601) * 1000)).rejects.toThrow('exp');
    expect(await readAccessToken(keys, token, (at + 3601) * 1000, 30)).toMatchObject({ sub: 'x' });
  });

  it('is refused if another installation has signed it', async () => {
    await expect(readAccessToken(createKeys(), await signed(), at * 1000)).rejects.toThrow('signature');
  });
});
