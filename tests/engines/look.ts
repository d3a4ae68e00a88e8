/*
 * Takes a picture of a page as another engine shows it, of the site that `npm run serve` serves at PORT (4173):
 * `node tests/engines/look.ts webkit "/math-warp?start&seed=21" 820x1180 picture.png`, and `dark` as the last word by night.
 * Engines: webkit, firefox, oldChromium. A window of WebKit has a least width: a narrower page stands in a frame there, at
 * the top on the left.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { EngineName } from './helpers/engine.ts';
import { openEngine } from './helpers/open.ts';
import { FIRST, watchSite } from './helpers/watched-site.ts';

/** Until pictures are there and what slides in has arrived. */
const SETTLING_MS = 3000;
const MIN_WIDTH = 450;
const NIGHT = `localStorage.setItem('numeria.theme', '{"version":1,"data":"dark"}')`;

const [name = '', path = '/', size = '820x1180', file = 'look.png', theme = 'light'] = process.argv.slice(2);
const isEngine = (name: string): name is EngineName => ['firefox', 'oldChromium', 'webkit'].includes(name);
const [width = 0, height = 0] = size.split('x').map(Number);
if (!isEngine(name) || !(width > 0 && height > 0))
  throw new Error('Say for example: node tests/engines/look.ts webkit /faq 820x1180 picture.png');

const site = await watchSite(`http://localhost:${process.env['PORT'] ?? 4173}`);
if (theme === 'dark') await site.addInitScript({ content: NIGHT });
const engine = await openEngine(name, site);
const { page } = engine;
if (name === 'webkit' && width < MIN_WIDTH) {
  await page.goto(FIRST);
  await page.resize(MIN_WIDTH, height);
  const style = `border: 0; width: ${width}px; height: ${height}px`;
  await page.evaluate(`{
    const frame = Object.assign(document.createElement('iframe'), ${JSON.stringify({ src: path, style })});
    document.body.style.margin = 0;
    document.body.replaceChildren(frame);
  }`);
} else {
  await page.resize(width, height);
  await page.goto(path);
}
await setTimeout(SETTLING_MS);
await writeFile(file, await page.screenshot());
for (const error of site.takeErrors()) process.stderr.write(`${error}\n`);
await engine.close();
site.close();
