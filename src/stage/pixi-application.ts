import 'pixi.js/unsafe-eval';
import { type Application, getTestContext, isWebGLSupported } from 'pixi.js';

/** Whether this browser can draw scenes. Where it cannot, games are played in the DOM alone. */
export const canDraw = (): boolean => isWebGLSupported();

let hasProbe = true;

/** Pixi asks a WebGL context of its own what this device can do, once, and then forgets it alive. */
function loseProbe(): void {
  if (hasProbe) getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
  hasProbe = false;
}

/** Pixi keeps a hidden canvas and pools for the next application unless it is told that there will be none. */
export function destroyWhole(app: Application): void {
  loseProbe();
  const destroy = app.destroy.bind(app);
  app.destroy = () =>
    destroy(
      { removeView: true, releaseGlobalResources: true },
      { children: true, texture: true, textureSource: true, context: true, style: true },
    );
}
