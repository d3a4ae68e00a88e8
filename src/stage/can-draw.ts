/** Pixi masks with a stencil. */
const WANTED: WebGLContextAttributes = { stencil: true };

let known: boolean | null = null;

function probe(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl', WANTED);
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    // Some browsers throw where a person has switched drawing off.
    return false;
  }
}

/**
 * Whether this browser can draw scenes; asked of it once. Where it cannot, games are played in the DOM alone. Pixi could
 * say as well, but nobody has to fetch it for a menu.
 */
export function canDraw(): boolean {
  known ??= probe();
  return known;
}
