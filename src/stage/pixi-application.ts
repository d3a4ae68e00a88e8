import 'pixi.js/unsafe-eval';
import { type Application, extensions, GlContextSystem, getTestContext, Ticker } from 'pixi.js';
import { once } from '../ui/once';

/**
 * Scenes are flat and do not use masks. Pixi's canvas would still have depth and stencil buffers, 4 more bytes per
 * pixel in addition to the 4 for its colour, and Pixi warns if they are missing.
 */
class FlatContext extends GlContextSystem {
  // Initialised at the same point as Pixi's own: after the view and before everything that draws.
  static override extension = { ...GlContextSystem.extension, priority: 0 };

  protected override createContext(version: 1 | 2, options: WebGLContextAttributes): void {
    super.createContext(version, { ...options, depth: false, stencil: false });
  }

  /** Scenes do not need extensions, and each query is a round trip to the graphics process. */
  protected override getExtensions(): void {
    if (this.webGLVersion === 1) super.getExtensions();
    else {
      const loseContext = this.gl.getExtension('WEBGL_lose_context');
      this.extensions = loseContext === null ? {} : { loseContext };
    }
  }

  protected override validateContext(context: WebGL2RenderingContext): void {
    const attributes = context.getContextAttributes.bind(context);
    context.getContextAttributes = () => null;
    super.validateContext(context);
    context.getContextAttributes = attributes;
  }
}
extensions.remove(GlContextSystem);
extensions.add(FlatContext);

/**
 * A scene draws from one texture. By default, Pixi's shader chooses among sixteen textures, as many as most devices can
 * bind, for every pixel, which costs several times as much as painting it.
 */
const MAX_TEXTURES = 1;

/**
 * Pixi creates a separate context to test the abilities of shaders. It only does so once per page, but keeps the
 * context.
 */
const releaseTestContext = once((): 'released' => {
  getTestContext()?.getExtension('WEBGL_lose_context')?.loseContext();
  return 'released';
});

/** Configures a new application so that destroying it leaves nothing behind. */
export function configureApplication(app: Application): void {
  releaseTestContext();
  app.renderer.limits.maxBatchableTextures = MAX_TEXTURES;
  // In every frame, even in a menu, Pixi would look for resources that have been unused for a minute. A scene uses all
  // of its resources.
  app.renderer.gc.enabled = false;
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  // Pixi caches a hidden canvas and pools for the next application unless it is instructed to release them.
  const destroy = app.destroy.bind(app);
  app.destroy = () =>
    destroy(
      { removeView: true, releaseGlobalResources: true },
      { children: true, texture: true, textureSource: true, context: true, style: true },
    );
}
