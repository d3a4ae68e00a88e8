import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACKUP_PARTS, createDraftFolder, finishRestore, installBackup } from '../../backend/restore.ts';

/* Replacing data with a restored backup, even if the process is killed halfway through. */

let data: string;
beforeEach(() => void (data = mkdtempSync(join(tmpdir(), 'numeria-restoring-'))));
afterEach(() => rmSync(data, { recursive: true }));

const THEN = '2026-11-23T08-30-00';

/** Fills a folder with keys and a database that contain this name. */
function fill(folder: string, whose: string): string {
  mkdirSync(join(folder, 'database'), { recursive: true });
  writeFileSync(join(folder, 'keys.json'), whose);
  writeFileSync(join(folder, 'database', 'PG_VERSION'), whose);
  return folder;
}

/** The names in a folder's keys and database. */
const whose = (folder: string): readonly string[] =>
  ['keys.json', 'database/PG_VERSION'].map((file) => readFileSync(join(folder, file), 'utf8'));

describe('A restored backup', () => {
  it('replaces the previous data but preserves it, even twice in the same second', () => {
    fill(data, 'first');
    const asides = ['second', 'third'].map((name) => installBackup(data, fill(createDraftFolder(data), name), THEN));
    expect(whose(data)).toEqual(['third', 'third']);
    expect(asides.map((aside) => whose(aside ?? ''))).toEqual([
      ['first', 'first'],
      ['second', 'second'],
    ]);
    expect(readdirSync(data)).toHaveLength(4);
  });

  it('is moved into an empty folder', () => {
    expect(installBackup(data, fill(createDraftFolder(data), 'back'), THEN)).toBeNull();
    expect([whose(data), readdirSync(data).length]).toEqual([['back', 'back'], 2]);
  });

  it.each([0, 1, 2, 3, 4])(
    'is in place even if the process was killed after move %i of four, once `finishRestore` has run',
    (moves) => {
      fill(data, 'before');
      const [ready, aside] = [fill(join(data, `ready-${THEN}`), 'back'), join(data, `before-${THEN}`)];
      mkdirSync(aside);
      const steps = BACKUP_PARTS.flatMap((part) => [
        [join(data, part), join(aside, part)] as const,
        [join(ready, part), join(data, part)] as const,
      ]);
      for (const [from, to] of steps.slice(0, moves)) renameSync(from, to);
      finishRestore(data);
      expect([whose(data), whose(aside), existsSync(ready)]).toEqual([['back', 'back'], ['before', 'before'], false]);
    },
  );
});

describe('Drafts', () => {
  it('are removed if their restore or backup was killed, and other files stay', () => {
    fill(data, 'own');
    fill(createDraftFolder(data), 'draft');
    mkdirSync(join(data, 'backups'));
    for (const name of ['whole.tar.gz', 'half.tar.gz.numeria-draft']) writeFileSync(join(data, 'backups', name), '');
    finishRestore(data);
    expect(readdirSync(data).toSorted()).toEqual(['backups', 'database', 'keys.json']);
    expect(readdirSync(join(data, 'backups'))).toEqual(['whole.tar.gz']);
    expect(whose(data)).toEqual(['own', 'own']);
  });

  it.each(['restore-monday', 'restore-point', 'ready-for-school', 'ready-2026-11-23', 'backups/notes.draft'])(
    'do not include files with similar names: %s',
    (name) => {
      fill(data, 'own');
      fill(join(data, name), 'theirs');
      finishRestore(data);
      expect([whose(data), whose(join(data, name))]).toEqual([
        ['own', 'own'],
        ['theirs', 'theirs'],
      ]);
    },
  );
});
