/**
 * Disables painting in WebGL: scenes run as usual, but nothing is painted, which without a graphics card is nearly all
 * of their cost. Runs in the page before its scripts.
 */
export function skipDrawing(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    prototype.drawElements = () => {};
    prototype.drawArrays = () => {};
    prototype.clear = () => {};
  }
  WebGL2RenderingContext.prototype.drawElementsInstanced = () => {};
  WebGL2RenderingContext.prototype.drawArraysInstanced = () => {};
}
