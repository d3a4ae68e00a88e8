/* Tests that the list of what the build leaves out of Pixi fits the installed Pixi, and that
   everything the site uses is still there. */
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { OMITTED_MODULES, pixiSlimPlugin, UNUSED_IMPORTS } from '../../scripts/pixi-slim';
import { OMITTED_PIXI_EXPORTS } from '../architecture/pixi';

const ENTRY = '\0entry';

/** The modules in the script of a page that uses only the named parts of Pixi. */
async function modulesWith(names: readonly string[], leftOut?: readonly string[]): Promise<readonly string[]> {
  const { output } = (await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : null),
        load: (id) =>
          id === ENTRY
            ? `import 'pixi.js/unsafe-eval';
               import '@pixi/react';
               import { ${names.join()} } from 'pixi.js';
               globalThis.used = [${names.join()}];`
            : null,
      },
      pixiSlimPlugin(leftOut),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? basename(id) : []));
}

describe('The part of Pixi that is left out', () => {
  it('is not in the script, which still contains everything that scenes are made of', async () => {
    const modules = await modulesWith(['Container', 'Sprite', 'NineSliceSprite', 'Mesh']);
    expect(modules).toEqual(expect.arrayContaining(['Container.mjs', 'NineSliceSprite.mjs', 'WebGLRenderer.mjs']));
    const left = [
      ...OMITTED_MODULES,
      ...UNUSED_IMPORTS,
      'extractStructAndGroups',
      'GraphicsContext',
      'SVGParser',
      'Text',
      'FilterSystem',
      'Spritesheet',
    ];
    expect(left.filter((name) => modules.includes(`${name}.mjs`))).toEqual([]);
  });

  it.each([
    ['that no module of Pixi has', 'Grafics'],
    ['that several modules of Pixi have', 'init'],
  ])('fails the build if it names %s', async (_, name) => {
    await expect(modulesWith(['Sprite'], [...OMITTED_MODULES, name])).rejects.toThrow(
      `one module that Pixi fetches: ${name} (`,
    );
  });

  it('includes everything that needs it, and nothing that scenes are made of', () => {
    const lost = ['Graphics', 'GraphicsContext', 'Text', 'TextStyle', 'BitmapText', 'HTMLText', 'ParticleContainer'];
    const besides = [
      'AlphaMask',
      'Assets',
      'GpuProgram',
      'VideoSource',
      'SVGParser',
      'WebGPURenderer',
      'BlurFilter',
      'DOMContainer',
      'EventSystem',
    ];
    expect([...lost, ...besides].filter((name) => !OMITTED_PIXI_EXPORTS.has(name))).toEqual([]);
    const used = ['Container', 'Sprite', 'NineSliceSprite', 'Mesh', 'MeshGeometry', 'Texture', 'ImageSource', 'Ticker'];
    expect(used.filter((name) => OMITTED_PIXI_EXPORTS.has(name))).toEqual([]);
  });
});
