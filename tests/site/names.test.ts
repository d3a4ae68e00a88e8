import type { Rolldown, UserConfig } from 'vite';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { toPlainScript, toPlainWorker } from '../../scripts/site/plain-scripts';
import { getPlainFolder, startWithImportMap } from '../../scripts/site/script-names';
import config from '../../vite.config';

const NAMES = {
  '/assets/index-one.js': '/assets/index-abc.js',
  '/assets/Faq-one.js': '/assets/Faq-abc.js',
  '/assets/Faq-one.css': '/assets/Faq-abc.css',
};
const FOLDER = getPlainFolder(NAMES);

/** A small site in which two lazy parts and the entry share a word. */
const siteWith = (word: string): Readonly<Record<string, string>> => ({
  main: `import { word } from 'shared'; document.title = word; document.onclick = () => [import('one'), import('two')];`,
  one: `import { word } from 'shared'; export const said = word + 1;`,
  two: `import { word } from 'shared'; export const told = [word, import('one')];`,
  shared: `export const word = document.title + '${word}';`,
});

/** The scripts of that site, built like ours, with virtual modules. */
async function scriptsOf(site: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { build: options = {} }: UserConfig = config;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'small-site',
        resolveId: (id) => (id in site ? `\0${id}` : null),
        load: (id) => site[id.slice(1)] ?? null,
      },
    ],
    build: {
      ...options,
      write: false,
      sourcemap: false,
      rolldownOptions: {
        input: 'main',
        output: {
          ...[options.rolldownOptions?.output ?? {}].flat()[0],
          codeSplitting: { groups: [{ name: (id) => id.slice(1) }] },
        },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk').map(({ fileName }) => fileName);
}

describe('A changed word', () => {
  it('changes the name of the script that contains it, but not the names of the scripts that import it', async () => {
    const [before, after] = [await scriptsOf(siteWith('once')), await scriptsOf(siteWith('twice'))];
    expect(after.length).toBeGreaterThanOrEqual(4);
    expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  });
});

describe('A page', () => {
  const BUILT = `<head>
    <script type="importmap">{"imports":{}}</script>
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/kit-abc.js">
    <link rel="stylesheet" crossorigin href="/assets/index-abc.css">
  </head><body><div id="root"></div><script>show();</script></body>`;
  const [head = '', body = ''] = startWithImportMap(BUILT, NAMES).split('</head>');

  it('puts its visible content and styles before anything about scripts', () => {
    expect(head).not.toMatch(/script|modulepreload/);
    expect(head).toContain('<link rel="stylesheet"');
    expect(body).toMatch(/^<body><div id="root"><\/div>/);
  });

  it('has its import map before any script is requested', () => {
    const [, map = ''] = /<script type="importmap" data-build="\w+">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(map).imports).toEqual({ ...NAMES, [`${FOLDER}/index-one.js`]: '/assets/index-abc.js' });
    expect(body.match(/importmap|modulepreload|type="module"/g)).toEqual([
      'importmap',
      'modulepreload',
      'modulepreload',
      'type="module"',
    ]);
    expect(body).toContain(`<script type="module">import '${FOLDER}/index-one.js';</script>`);
  });

  it('is rejected without a root, a first script, or a name for that script', () => {
    for (const broken of [
      BUILT.replace('root', 'stem'),
      BUILT.replace('type="module"', ''),
      BUILT.replace('index-abc.js', 'x.js'),
    ])
      expect(() => startWithImportMap(broken, NAMES)).toThrow('has no root');
  });
});

describe('The scripts for browsers without import maps', () => {
  it('are in a folder that no other build uses', () => {
    expect(FOLDER).toMatch(/^\/plain\/\w{8}$/);
    expect(getPlainFolder({ ...NAMES, '/assets/Faq-one.js': '/assets/Faq-abd.js' })).not.toBe(FOLDER);
    expect(getPlainFolder(Object.fromEntries(Object.entries(NAMES).toReversed()))).toBe(FOLDER);
  });

  it('import each other by name, and share their styles with all browsers', () => {
    const text =
      'm.f=["assets/Faq-one.js","assets/Faq-one.css","assets/boat.svg"];import"./Faq-one.js";\n//# sourceMappingURL=index-abc.js.map';
    expect(toPlainScript(text, NAMES)).toBe(
      `m.f=["${FOLDER.slice(1)}/Faq-one.js","assets/Faq-abc.css","assets/boat.svg"];import"./Faq-one.js";\n`,
    );
  });

  it('are stored by their own service worker, instead of the usual ones', () => {
    const worker = 'keep([{url:"assets/Faq-abc.js",revision:null},{url:"assets/Faq-abc.css",revision:null}])';
    expect(toPlainWorker(worker, NAMES)).toBe(
      `keep([{url:"${FOLDER.slice(1)}/Faq-one.js",revision:null},{url:"assets/Faq-abc.css",revision:null}])`,
    );
    expect(() => toPlainWorker('keep([{url:"assets/lost.js",revision:null}])', NAMES)).toThrow('lost.js');
  });
});
