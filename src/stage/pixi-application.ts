import 'pixi.js/unsafe-eval';
import { type Application, getTestContext, Ticker } from 'pixi.js';

let hasProbe = true;

/** Pixi asks a WebGL context of its own what this device can do, once, and then forgets it alive. */
function loseProbe(): void {
  if (hasProbe) getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
  hasProbe = false;
}

/**
 * All that a scene draws is cut from one picture. Pixi's shader would choose among the sixteen that most devices can bind,
 * for every pixel anew, which costs several times what painting it does.
 */
const MAX_TEXTURES = 1;

/** Sets a new application up, and sees to it that nothing of it is left when it goes. */
export function prepare(app: Application): void {
  loseProbe();
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
