import { posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The modules of Pixi that the build leaves out, by file name. Numeria does not use them: renderers
 * other than WebGL, videos, sprite sheets from files, particles, text, masks, filters, extracting
 * images from a scene, shapes drawn by commands, and objects that draw themselves. Modules that
 * only these need are left out as well. Each exports one thing, named after the module.
 * `tests/architecture/pixi.ts` derives from this list what can no longer be imported from Pixi.
 */
export const OMITTED_MODULES: readonly string[] = [
  'WebGPURenderer',
  'CanvasRenderer',
  'browserAll',
  'webworkerAll',
  'CanvasNineSliceSpritePipe',
  'VideoSource',
  'ParticleBuffer',
  'generateParticleUpdatePolyfill',
  'spritesheetAsset',
  'GpuUboSystem',
  'TextStyle',
  'Graphics',
  'mask.wgsl',
  'AlphaMaskPipe',
  'StencilMaskPipe',
  'Filter',
  'CustomRenderPipe',
  'ExtractSystem',
  'GenerateTextureSystem',
  'glUploadCompressedTextureResource',
];

/**
 * Also left out, although other modules import them, because those work without them: parts for
 * WebGPU or for the modules above, and systems that newer ones have replaced.
 */
export const UNUSED_IMPORTS: readonly string[] = [
  'GpuProgram',
  'GlGraphicsAdaptor',
  'GlUboSystem',
  'UboSystem',
  'generateUboSyncPolyfill',
  'GlBackBufferSystem',
  'GlStencilSystem',
  'HelloSystem',
  'AlphaMask',
  'StencilMask',
  'TextureGCSystem',
  'RenderableGCSystem',
  'ResizePlugin',
  // `pixi.js/unsafe-eval` replaces these: they need `eval`, which the site's policy forbids.
  'generateUniformsSync',
  'GenerateShaderSyncCode',
  // Colours by name. Numeria writes numbers and `#rrggbb`.
  'names',
  // React's names for Pixi events. Scenes do not listen to any: everything that can be pressed is a
  // button of the page.
  'EventPropNames',
  // The manifest of @pixi/react, which reads its own version from it for React's developer tools.
  'package.json',
];

/**
 * The one module that replaces everything that is left out. Pixi registers the class without using
 * it (`extension`), @pixi/react assigns to the default text style (`defaultTextStyle`), Pixi's own
 * shaders do not get a WebGPU program (`from`), and events do not have names.
 */
const NOTHING = `
class LeftOut {
  static extension = { type: [], name: 'unused' };
  static defaultTextStyle = {};
  static from = () => null;
}
const noNames = {};
export { ${[...OMITTED_MODULES, ...UNUSED_IMPORTS]
  .filter((name) => !name.includes('.'))
  .map((name) => `LeftOut as ${name}`)
  .join(', ')},
  LeftOut as generateShaderSyncCode, LeftOut as generateUboSyncPolyfillSTD40, LeftOut as generateUboSyncPolyfillWGSL,
  noNames as PixiToReactEventPropNames, noNames as ReactToPixiEventPropNames };
export default () => null;`;

const LEFT_OUT_ID = '\0pixi-slim/nothing';

/**
 * Leaves whole modules of Pixi out of the bundle. The build fails if a name does not match exactly
 * one module, because a newer Pixi may have renamed it and the lost saving would go unnoticed.
 */
export function pixiSlimPlugin(leftOut: readonly string[] = OMITTED_MODULES): Plugin {
  const names = new Set([...leftOut, ...UNUSED_IMPORTS]);
  const found = new Map<string, Set<string>>();
  let hasPixi = false;
  return {
    name: 'pixi-slim',
    enforce: 'pre',
    buildStart() {
      found.clear();
      hasPixi = false;
    },
    resolveId: (source, importer) => {
      if (importer === undefined || !/\/(?:pixi\.js|@pixi\/react)\//.test(importer)) return null;
      hasPixi = true;
      const name = posix.basename(source, '.mjs');
      if (!names.has(name)) return null;
      found.set(name, (found.get(name) ?? new Set()).add(posix.join(posix.dirname(importer), source)));
      return LEFT_OUT_ID;
    },
    load: (id) => (id === LEFT_OUT_ID ? NOTHING : null),
    buildEnd(error) {
      if (error !== undefined || !hasPixi) return;
      const wrong = [...names].flatMap((name) => {
        const modules = [...(found.get(name) ?? [])];
        return modules.length === 1 ? [] : `${name} (${modules.length === 0 ? 'none' : modules.join(', ')})`;
      });
      if (wrong.length > 0) {
        this.error(`scripts/pixi-slim.ts: not the name of exactly one module that Pixi fetches: ${wrong.join('; ')}`);
      }
    },
  };
}
