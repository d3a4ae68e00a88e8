import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { EMBEDDED } from './helpers/embedded';

/** Starts `npm run dev` on a free port, and returns its address. */
async function startDevServer(data: string): Promise<{ readonly server: ChildProcess; readonly address: string }> {
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0', '--host', 'localhost'], {
    env: { ...process.env, ...EMBEDDED, NUMERIA_DATA: data, NO_COLOR: '1' },
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /Local:\s+(http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The development server has stopped.\n${output}`)));
  });
  return { server, address };
}

test('The development server plays a round on the canvas, and shows the shelf', async ({ page }, info) => {
  const { server, address } = await startDevServer(info.outputPath('data'));
  try {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${address}mental-maths?start&seed=1&mute`, { timeout: 120_000 });
    await expect(page.locator('main[data-canvas="drawn"]')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('group', { name: 'Answers' }).getByRole('button').first()).toBeVisible();
    await page.goto(`${address}shelf`, { timeout: 120_000 });
    await expect(page.getByRole('heading', { name: 'The shelf' })).toBeVisible({ timeout: 120_000 });
    expect(errors).toEqual([]);
  } finally {
    server.kill();
  }
});

test('The built site has no shelf', async ({ request }) => {
  expect((await request.get('/shelf')).status()).toBe(404);
});
