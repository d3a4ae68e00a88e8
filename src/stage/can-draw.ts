/** What draws scenes in this browser: a graphics card, the processor in its stead, or nothing. */
type DrawnBy = 'card' | 'processor' | 'nothing';

/** What programs call themselves that draw without a card. */
const PROGRAMS = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** What Chromium and WebKit say instead of a name. */
const NO_NAME = /^WebKit WebGL$/;

let known: DrawnBy | null = null;

/** What a context is drawn with, as the browser calls it. Firefox warns where it is asked for more than its first name. */
function nameOf(context: WebGLRenderingContext): string {
  const name = String(context.getParameter(context.RENDERER));
  const more = NO_NAME.test(name) ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return more === null ? name : String(context.getParameter(more.UNMASKED_RENDERER_WEBGL));
}

function probe(): DrawnBy {
  try {
    const context = document.createElement('canvas').getContext('webgl');
    if (context === null) return 'nothing';
    const name = nameOf(context);
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return PROGRAMS.test(name) ? 'processor' : 'card';
  } catch {
    // Some browsers throw where a person has switched drawing off.
    return 'nothing';
  }
}

/** What draws scenes here; asked of the browser once. */
export function drawnBy(): DrawnBy {
  known ??= probe();
  return known;
}

/**
 * Whether this browser can draw scenes. Where it cannot, games are played in the DOM alone. Pixi could say as well, but
 * nobody has to fetch it for a menu.
 */
export const canDraw = (): boolean => drawnBy() !== 'nothing';
