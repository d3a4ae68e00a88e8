import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { without } from './without.ts';

/**
 * The modules of Pixi that are left out: what Numeria never does, other renderers than WebGL, videos, sprite sheets from
 * files, particles, text, masks, pictures taken of a scene, and things that are drawn by commands (scenes are cut from
 * drawings). Each takes along what only
 * it needs. Each exports one thing, under the module's own name. What can no longer be imported from Pixi follows from this
 * list (`tests/architecture/pixi.ts`).
 */
export const LEFT_OUT: readonly string[] = [
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
  'ExtractSystem',
  'GenerateTextureSystem',
  'glUploadCompressedTextureResource',
];

/**
 * What is left out as well, though all that imports it works without: what serves WebGPU, or only what is left out above,
 * and systems that newer ones have replaced.
 */
export const UNUSED: readonly string[] = [
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
  // Instead of it comes what needs no `eval`, which the policy of the site forbids.
  'generateUniformsSync',
  'ResizePlugin',
];

/**
 * The functions and methods that are left out of modules which stay, by their names: what is drawn into a texture or read
 * back from one, textures of other kinds, buffers of uniforms, and the bounds of what is drawn. Each throws an Error instead.
 */
export const LEFT_OUT_OF: Readonly<Record<string, readonly string[]>> = {
  GlRenderTargetAdaptor: [
    'copyToTexture',
    'copyDepthTexture',
    '_initColor',
    '_initDepth',
    '_initStencil',
    '_resizeColor',
    '_resizeStencil',
    '_attachDepthStencilTexture',
    '_setDrawBuffers',
  ],
  RenderTargetSystem: ['copyToTexture', 'copyDepthTexture', 'ensureDepthStencil'],
  RenderTarget: ['ensureDepthStencilTexture', '_createDepthStencilTexture'],
  TexturePool: ['createTexture', 'getOptimalTexture', 'getOptimalSize', 'getSameSizeTexture', 'returnTexture'],
  CanvasPool: ['getOptimalCanvasAndContext', 'getOptimalSize', 'returnCanvasAndContext'],
  RenderGroupPipe: ['_addRenderableCacheAsTexture', '_executeCacheAsTexture'],
  GlTextureSystem: ['getPixels', 'generateCanvas', '_initEmptyTextureCube', '_initEmptyTexture3D'],
  GenerateShaderSyncCode: ['generateShaderSyncCode'],
  GlShaderSystem: ['bindUniformBlock'],
  GlBufferSystem: ['freeLocationForBufferBase', 'bindBufferBase', 'bindBufferRange'],
  BlendModePipe: ['_beginAdvancedBlendMode', '_endAdvancedBlendMode'],
  ColorMaskPipe: ['push', 'pop'],
  getFastGlobalBoundsMixin: ['getFastGlobalBounds', '_getGlobalBoundsRecursive'],
  getGlobalBounds: ['getGlobalBounds', '_getGlobalBounds'],
  getGeometryBounds: ['getGeometryBounds'],
  Mesh: ['containsPoint'],
  Rectangle: ['strokeContains', 'intersects', 'fit', 'ceil', 'enlarge', 'containsRect'],
  childrenHelperMixin: ['swapChildren', 'reparentChild', 'reparentChildAt', 'replaceChild'],
  findMixin: ['getChildByLabel', 'getChildrenByLabel'],
};

/**
 * Stands for everything that is left out: Pixi registers it for no purpose, and nothing makes one; but @pixi/react lays
 * what it is told of text into the style of all text.
 */
const NOTHING = `
class LeftOut { static extension = { type: [], name: 'unused' }; static defaultTextStyle = {}; }
export { ${[...LEFT_OUT, ...UNUSED]
  .filter((name) => !name.includes('.'))
  .map((name) => `LeftOut as ${name}`)
  .join(', ')},
  LeftOut as generateUboSyncPolyfillSTD40, LeftOut as generateUboSyncPolyfillWGSL };
export default () => null;`;

/**
 * Pixi writes a number of its own into every shader it makes, so that at each visit the shaders are new ones, and keeps
 * the text of all of them for ever. The number serves debugging only.
 */
const NAMELESS = 'export const setProgramName = (source) => source;';

/** The modules of Pixi of which something is left out. */
const SHORTENED = new RegExp(`/pixi\\.js/lib/.*/(?:DefaultShader|${Object.keys(LEFT_OUT_OF).join('|')})\\.mjs$`);

/** The program that Pixi compiles for WebGPU beside the one for WebGL, whatever it draws with. */
const WEBGPU_PROGRAM = /const gpuProgram = compileHighShaderGpuProgram\([\s\S]*?\n {4}\}\);\n/;

/** Of its own manifest @pixi/react needs the version alone. */
const MANIFEST = "export default { version: '' };";

/** Colours are numbers, or `#rrggbb` as drawings have them: nothing else is read, and Pixi refuses the rest by name. */
const SIX_DIGITS = `
export const extend = () => {};
export const colord = (value) => {
  const isValid = /^#[0-9a-f]{6}$/i.test(value);
  const number = isValid ? Number.parseInt(value.slice(1), 16) : 0;
  return { isValid: () => isValid, rgba: { r: number >> 16, g: (number >> 8) & 255, b: number & 255, a: 1 } };
};`;

/** Pixi would make a context of WebGL to see whether it can, and one more to ask it for its limits: the page has one to ask. */
const ASKED = `
import { askedContext } from '/src/stage/can-draw.ts';
export const getTestContext = askedContext;
let isSupported;
export const isWebGLSupported = () => (isSupported ??= askedContext() !== null);`;

/** Pixi's events, which no scene hears: what is pressed is a button of the page. */
const NO_EVENTS = 'export const PixiToReactEventPropNames = {}; export const ReactToPixiEventPropNames = {};';

/** Textures have eight bits for each colour and no other form. */
const FORMATS = `
export const mapFormatToGlInternalFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8 ?? gl.RGBA });
export const mapFormatToGlFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA });
export const mapFormatToGlType = (gl) => ({ rgba8unorm: gl.UNSIGNED_BYTE, bgra8unorm: gl.UNSIGNED_BYTE });`;

/** What stands instead of modules: one module for all that is left out. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['\0pixi-slim/nothing', NOTHING],
  ['\0pixi-slim/nameless', NAMELESS],
  ['\0pixi-slim/manifest', MANIFEST],
  ['\0pixi-slim/six-digits', SIX_DIGITS],
  ['\0pixi-slim/asked', ASKED],
  ['\0pixi-slim/no-events', NO_EVENTS],
  ['\0pixi-slim/formats', FORMATS],
]);

/**
 * Leaves out of the bundle what Pixi carries and Numeria does not use: about a third of it. A name that does not stand for
 * exactly one module of Pixi fails the build: a newer Pixi may have renamed it, and the saving would be lost unseen.
 */
export function pixiSlim(leftOut: readonly string[] = LEFT_OUT, leftOutOf = LEFT_OUT_OF): Plugin {
  const replacements = new Map([
    ...[...leftOut, ...UNUSED].map((name) => [`${name}.mjs`, '\0pixi-slim/nothing'] as const),
    ['setProgramName.mjs', '\0pixi-slim/nameless'],
    ['package.json.mjs', '\0pixi-slim/manifest'],
    ['getTestContext.mjs', '\0pixi-slim/asked'],
    ['isWebGLSupported.mjs', '\0pixi-slim/asked'],
    ['EventPropNames.mjs', '\0pixi-slim/no-events'],
    ['mapFormatToGlInternalFormat.mjs', '\0pixi-slim/formats'],
    ['mapFormatToGlFormat.mjs', '\0pixi-slim/formats'],
    ['mapFormatToGlType.mjs', '\0pixi-slim/formats'],
    ['colord', '\0pixi-slim/six-digits'],
    ['names', '\0pixi-slim/nothing'],
  ]);
  const found = new Map<string, Set<string>>();
  const shortened = new Set<string>();
  let hasPixi = false;
  return {
    name: 'pixi-slim',
    enforce: 'pre',
    buildStart() {
      found.clear();
      shortened.clear();
      hasPixi = false;
    },
    resolveId: (source, importer) => {
      if (importer === undefined || !/\/(?:pixi\.js|@pixi\/react)\//.test(importer)) return null;
      hasPixi = true;
      const name = posix.basename(source);
      const replacement = replacements.get(name);
      if (replacement === undefined) return null;
      found.set(name, (found.get(name) ?? new Set()).add(posix.join(posix.dirname(importer), source)));
      return replacement;
    },
    load: (id) => REPLACEMENTS.get(id) ?? null,
    transform: {
      filter: { id: SHORTENED },
      handler(code, id) {
        const name = posix.basename(id, '.mjs');
        const parts = leftOutOf[name];
        if (parts !== undefined) {
          shortened.add(name);
          return { code: without(code, Object.fromEntries(parts.map((part) => [part, 'throws']))), map: null };
        }
        if (!WEBGPU_PROGRAM.test(code))
          this.error('scripts/pixi-slim.ts: DefaultShader.mjs makes no program for WebGPU.');
        return { code: code.replace(WEBGPU_PROGRAM, '').replace('gpuProgram,', ''), map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined || !hasPixi) return;
      const wrong = [...replacements.keys()].flatMap((name) => {
        const modules = [...(found.get(name) ?? [])];
        return modules.length === 1 ? [] : `${name} (${modules.length === 0 ? 'none' : modules.join(', ')})`;
      });
      if (wrong.length > 0) {
        this.error(`scripts/pixi-slim.ts: not the name of exactly one module that Pixi fetches: ${wrong.join('; ')}`);
      }
      const whole = Object.keys(leftOutOf).filter((name) => !shortened.has(name));
      if (whole.length > 0) this.error(`scripts/pixi-slim.ts: Pixi fetches no module ${whole.join(', ')}.`);
    },
  };
}
