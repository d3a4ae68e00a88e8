/* Takes a screenshot of a page in another engine, on the site that `npm run serve` serves at
   PORT (4173): `node tests/engines/look.ts webkit "/math-warp?start&seed=21" 820x1180
   picture.png`. The optional last argument `dark` chooses the dark theme. Engines: webkit,
   firefox, oldChromium. WebKit's window has a minimum width, so a narrower page is shown in a
   frame at its top left. */
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { EngineName } from './helpers/engine.ts';
import { openEngine } from './helpers/open.ts';
import { FIRST_SCRIPT_PATH, watchSite } from './helpers/watched-site.ts';

/** Long enough for images to load and animations to end. */
const SETTLING_MS = 3000;
const MIN_WIDTH = 450;
const NIGHT = `localStorage.setItem('numeria.theme', '{"version":1,"data":"dark"}')`;

const [name = '', path = '/', size = '820x1180', file = 'look.png', theme = 'light'] = process.argv.slice(2);
const isEngine = (name: string): name is EngineName => ['firefox', 'oldChromium', 'webkit'].includes(name);
const [width = 0, height = 0] = size.split('x').map(Number);
if (!isEngine(name) || !(width > 0 && height > 0))
  throw new Error('For example: node tests/engines/look.ts webkit /faq 820x1180 picture.png');

const site = await watchSite(`http://localhost:${process.env['PORT'] ?? 4173}`);
if (theme === 'dark') await site.addInitScript({ content: NIGHT });
const engine = await openEngine(name, site);
const { page } = engine;
if (name === 'webkit' && width < MIN_WIDTH) {
  await page.goto(FIRST_SCRIPT_PATH);
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
