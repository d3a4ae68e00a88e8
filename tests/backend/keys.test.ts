import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createKeyedHash, createKeys, readOrCreateKeys } from '../../backend/keys.ts';

const root = mkdtempSync(join(tmpdir(), 'numeria-keys-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const newFolder = (): string => mkdtempSync(join(root, 'data-'));

describe("An installation's keys", () => {
  it('are created once, and differ between installations', () => {
    const folder = newFolder();
    const keys = readOrCreateKeys(folder);
    expect(readOrCreateKeys(folder)).toEqual(keys);
    expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/);
    expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{32}$/);
    const other = readOrCreateKeys(newFolder());
    for (const name of ['publishableKey', 'secretKey', 'signingSecret'] as const)
      expect(other[name]).not.toBe(keys[name]);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  it('can be read only by their owner, even after someone has made the file public', () => {
    const folder = newFolder();
    readOrCreateKeys(folder);
    const file = join(folder, 'keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    readOrCreateKeys(folder);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(['', 'nonsense', '{}', '{"publishableKey":"a","secretKey":"b","signingSecret":"c"}'])(
    'are not replaced if the file contains %j, and the error says what to do',
    (text) => {
      const folder = newFolder();
      writeFileSync(join(folder, 'keys.json'), text);
      expect(() => readOrCreateKeys(folder)).toThrow(/keys\.json contains no keys\. Delete it/);
    },
  );

  it("are not replaced if there is a folder with the file's name", () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'keys.json'));
    expect(() => readOrCreateKeys(folder)).toThrow(/keys\.json contains no keys\. Delete it/);
  });
});

describe('The stored hash of a secret', () => {
  it('is the same for the same secret, and differs by secret, purpose and installation', () => {
    const [keys, others] = [createKeys(), createKeys()];
    const stored = createKeyedHash(keys, 'link', 'secret');
    expect(createKeyedHash(keys, 'link', 'secret')).toBe(stored);
    for (const other of [
      createKeyedHash(keys, 'link', 'Secret'),
      createKeyedHash(keys, 'code', 'secret'),
      createKeyedHash(others, 'link', 'secret'),
    ])
      expect(other).not.toBe(stored);
    expect(stored).not.toContain('secret');
  });
});
