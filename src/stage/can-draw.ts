/** What draws scenes in this browser: a graphics card, the processor in its stead, or nothing. */
type DrawnBy = 'card' | 'processor' | 'nothing';

/** What programs call themselves that draw without a card. */
export const PROGRAMS = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** What Chromium and WebKit say instead of a name. */
const NO_NAME = /^WebKit WebGL$/;

let known: DrawnBy | null = null;
let asked: WebGLRenderingContext | null = null;

/** What a context is drawn with, as the browser calls it. Firefox warns where it is asked for more than its first name. */
function nameOf(context: WebGLRenderingContext): string {
  const name = String(context.getParameter(context.RENDERER));
  const more = NO_NAME.test(name) ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return more === null ? name : String(context.getParameter(more.UNMASKED_RENDERER_WEBGL));
}

function madeContext(): WebGLRenderingContext | null {
  try {
    return document.createElement('canvas').getContext('webgl');
  } catch {
    // Some browsers throw where a person has switched drawing off.
    return null;
  }
}

/**
 * A context that draws nothing, and is asked what this browser can do: here, and by Pixi, which would make two of its own
 * (scripts/pixi-slim.ts), each as slow to come as this one. Null where nothing draws, or no longer.
 */
export function askedContext(): WebGLRenderingContext | null {
  if (asked === null || asked.isContextLost()) asked = madeContext();
  return asked;
}

/** Gives it back to the graphics card, once there is nothing more to ask. */
export function endAsking(): void {
  asked?.getExtension('WEBGL_lose_context')?.loseContext();
  asked = null;
}

function drawnHere(): DrawnBy {
  const context = askedContext();
  if (context === null) return 'nothing';
  return PROGRAMS.test(nameOf(context)) ? 'processor' : 'card';
}

/** What draws scenes here; asked of the browser once. */
export function drawnBy(): DrawnBy {
  known ??= drawnHere();
  return known;
}

/**
 * Whether this browser can draw scenes. Where it cannot, games are played in the DOM alone. Pixi could say as well, but
 * nobody has to fetch it for a menu.
 */
export const canDraw = (): boolean => drawnBy() !== 'nothing';
