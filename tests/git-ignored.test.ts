import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'numeria-git-'));
const git = (...command: readonly string[]) => spawnSync('git', command, { cwd: folder, encoding: 'utf8' });
beforeAll(() => {
  git('init');
  cpSync('.gitignore', join(folder, '.gitignore'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  '.numeria/keys.json',
  '.numeria/backups/numeria-backup-2026-11-23T08-30-00.tar.gz',
  '.numeria-2/keys.json',
  'numeria-backup-2026-11-23T08-30-00.tar.gz',
  '.env.local',
  '.env.production.local',
])('%s is ignored because it holds secrets', (path) => {
  expect(git('check-ignore', '--no-index', path).stdout.trim()).toBe(path);
});

it.each(['backend/backend.ts', '.env', 'scripts/backup.ts'])('%s can be committed', (path) => {
  expect(git('check-ignore', '--no-index', path).status).toBe(1);
});
