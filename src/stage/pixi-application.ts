import 'pixi.js/unsafe-eval';
import { type Application, extensions, GlContextSystem, Ticker } from 'pixi.js';
import { endAsking } from './can-draw';

/**
 * Scenes lie flat and mask nothing. Pixi's canvas would have a depth and a stencil for each of its pixels all the same,
 * 4 bytes more beside the 4 of its colour, and warns where one has not.
 */
class FlatContext extends GlContextSystem {
  // Set up where Pixi's own is: after the view, before all that draws.
  static override extension = { ...GlContextSystem.extension, priority: 0 };

  protected override createContext(version: 1 | 2, options: WebGLContextAttributes): void {
    super.createContext(version, { ...options, depth: false, stencil: false });
  }

  /** Scenes need none of them, and a browser answers each only after it has asked its graphics process. */
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
 * All that a scene draws is cut from one picture. Pixi's shader would choose among the sixteen that most devices can bind,
 * for every pixel anew, which costs several times what painting it does.
 */
const MAX_TEXTURES = 1;

/** Sets a new application up, and sees to it that nothing of it is left when it goes. */
export function prepare(app: Application): void {
  endAsking();
  app.renderer.limits.maxBatchableTextures = MAX_TEXTURES;
  // Pixi would ask at every frame, even of a menu, whether something has not been used for a minute. All of a scene is.
  app.renderer.gc.enabled = false;
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  // Pixi keeps a hidden canvas and pools for the next application unless it is told that there will be none.
  const destroy = app.destroy.bind(app);
  app.destroy = () =>
    destroy(
      { removeView: true, releaseGlobalResources: true },
      { children: true, texture: true, textureSource: true, context: true, style: true },
    );
}
