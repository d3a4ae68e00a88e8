import { once } from '../ui/once';

/** The renderer of scenes in this browser: a graphics card, the processor, or nothing. */
type DrawnBy = 'card' | 'processor' | 'nothing';

export const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** Chromium and WebKit report this instead of a name. */
const NO_NAME = /^WebKit WebGL$/;

/** The renderer's name as the browser reports it. Firefox logs a warning if code requests the debug extension. */
function nameOf(context: WebGLRenderingContext): string {
  const name = String(context.getParameter(context.RENDERER));
  const more = NO_NAME.test(name) ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return more === null ? name : String(context.getParameter(more.UNMASKED_RENDERER_WEBGL));
}

function madeContext(): WebGLRenderingContext | null {
  try {
    return document.createElement('canvas').getContext('webgl');
  } catch {
    // Some browsers throw when the user has disabled WebGL.
    return null;
  }
}

/** The renderer of scenes on this device. The browser is only asked once. */
export const sceneRenderer = once((): DrawnBy => {
  const context = madeContext();
  if (context === null) return 'nothing';
  const name = nameOf(context);
  // Only the name is needed, so release the context.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE_RENDERERS.test(name) ? 'processor' : 'card';
});

/**
 * Whether this browser can draw scenes. If it cannot, games are played in the DOM. Pixi has its own check, but a menu
 * would have to download Pixi for it.
 */
export const canDraw = (): boolean => sceneRenderer() !== 'nothing';
