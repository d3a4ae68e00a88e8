import type { Plugin } from 'vite';

/**
 * What Pixi brings for what Numeria never does: other renderers than WebGL, videos, sprite sheets from files, SVG paths,
 * particles, text, and things that are drawn by commands (scenes are cut from pictures). Each is a module that exports one
 * thing, under the module's own name, and at most what `BESIDES` has.
 */
const UNUSED = [
  'WebGPURenderer',
  'CanvasRenderer',
  'browserAll',
  'webworkerAll',
  'CanvasNineSliceSpritePipe',
  'CanvasGraphicsContextSystem',
  'CanvasGraphicsPipe',
  'canvasUtils',
  'VideoSource',
  'ParticleBuffer',
  'generateParticleUpdatePolyfill',
  'spritesheetAsset',
  'SVGParser',
  'GpuUboSystem',
  'TextStyle',
  'Graphics',
  'GraphicsContext',
  'GraphicsPipe',
  'GraphicsContextSystem',
] as const;
const BESIDES = ['GraphicsGpuData', 'GpuGraphicsContext', 'GraphicsContextRenderData'] as const;
const UNUSED_MODULE = new RegExp(`/(?:${UNUSED.join('|')}|mask\\.wgsl)\\.mjs$`);

/**
 * Stands for every unused thing: Pixi registers it for no purpose, and nothing asks for it; but that @pixi/react lays what it
 * is told of text into the style of all text.
 */
const NOTHING = `
class Unused { static extension = { type: [], name: 'unused' }; static defaultTextStyle = {}; }
export { ${[...UNUSED, ...BESIDES].map((name) => `Unused as ${name}`).join(', ')} };
export default () => null;`;

/**
 * Pixi writes a number of its own into every shader it makes, so that at each visit the shaders are new ones, and keeps
 * the text of all of them for ever. The number serves debugging only.
 */
const NAMELESS = 'export const setProgramName = (source) => source;';

/** Of its own manifest @pixi/react needs the version alone. */
const MANIFEST = "export default { version: '' };";

const REPLACED: readonly (readonly [module: RegExp, code: string])[] = [
  [UNUSED_MODULE, NOTHING],
  [/\/setProgramName\.mjs$/, NAMELESS],
  [/\/package\.json\.mjs$/, MANIFEST],
];

/** Leaves out of the bundle what Pixi carries and Numeria does not use: about a fifth of it. */
export function pixiSlim(): Plugin {
  return {
    name: 'pixi-slim',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (importer === undefined || !/\/(?:pixi\.js|@pixi\/react)\//.test(importer)) return null;
      const index = REPLACED.findIndex(([module]) => module.test(source));
      return index < 0 ? null : `\0pixi-slim-${index}`;
    },
    load: (id) => REPLACED[Number(/^\0pixi-slim-(\d+)$/.exec(id)?.[1] ?? -1)]?.[1] ?? null,
  };
}
