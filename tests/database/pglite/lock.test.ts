import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { signIn } from '../helpers/people.ts';
import { startBackendProcess } from '../helpers/processes.ts';
import { startSite } from '../helpers/site.ts';
import { createDataFolders, type DataFolders } from '../helpers/template.ts';

/* PGlite lets two processes write the same files, and loses rows. The lock allows one at a time. */

let dataFolders: DataFolders;
beforeEach(async () => {
  dataFolders = await createDataFolders(inject('template'));
});
afterEach(() => dataFolders.remove());

describe('A second start on the same data', () => {
  it('is refused in this process and in another with a readable message, and the first continues', async () => {
    const site = await startSite({ dataFolders });
    const strings = new RegExp(`already running: process ${process.pid} .*${dataFolders.dataFolder}`);
    await expect(startSite({ dataFolders })).rejects.toThrow(strings);
    await expect(startBackendProcess(dataFolders)).rejects.toThrow(strings);
    expect((await signIn(site)).id).toMatch(/^[0-9a-f-]{36}$/);
    await site.stop();
  });

  it('succeeds for only one of five simultaneous attempts', async () => {
    const starts = await Promise.allSettled([1, 2, 3, 4, 5].map(() => startBackendProcess(dataFolders)));
    const won = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value);
    const lost = starts.filter((start) => start.status === 'rejected').map(({ reason }) => String(reason));
    for (const server of won) await server.kill();
    expect(won).toHaveLength(1);
    expect(lost).toEqual(Array(4).fill(expect.stringContaining('already running')));
  });
});

/** Whether a backend starts there and can be used. */
async function opens(): Promise<boolean> {
  const site = await startSite({ dataFolders });
  const { session } = await signIn(site);
  await site.stop();
  return session.access_token !== '';
}

const leave = (text: string): void => writeFileSync(join(dataFolders.dataFolder, 'lock.json'), text);

describe('The lock from a previous start', () => {
  it('does not exist after a normal stop', async () => {
    expect([await opens(), await opens()]).toEqual([true, true]);
  });

  it('is taken over if its process was killed', async () => {
    const server = await startBackendProcess(dataFolders);
    await expect(startSite({ dataFolders })).rejects.toThrow(`already running: process ${server.pid} `);
    await server.kill();
    expect(await opens()).toBe(true);
  });

  it('is taken over if its process id now belongs to a process that started later', async () => {
    leave(JSON.stringify({ pid: process.pid, began: 'long ago' }));
    expect(await opens()).toBe(true);
  });

  it('is taken over if it cannot be read', async () => {
    leave('{"pid":');
    expect(await opens()).toBe(true);
  });
});
